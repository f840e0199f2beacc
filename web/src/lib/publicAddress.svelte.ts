// The server's address for invitation links: the page's own, or if that is local to this machine, the one in its network.
const LOCAL_ONLY = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const publicAddress = $state({ origin: location.origin, reachable: !isLocalOnly(location.hostname) });

/** The address works on this machine only, so a link with it is useless to others. */
export function isLocalOnly(host: string): boolean {
  return LOCAL_ONLY.test(host);
}

/** Ask the server for its address in the network. */
export async function findPublicAddress(): Promise<void> {
  if (publicAddress.reachable) return;
  try {
    const health = (await (await fetch('/healthz')).json()) as { address?: string };
    if (!health.address) return;
    publicAddress.origin = health.address;
    publicAddress.reachable = true;
  } catch {
    // the page then says that the address is unknown
  }
}
