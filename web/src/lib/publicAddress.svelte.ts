// Where friends find this server: at the page's own address, or, where only this machine has that one, at its address
// in the network it is in.
const LOCAL_ONLY = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const publicAddress = $state({ origin: location.origin, reachable: !isLocalOnly(location.hostname) });

/** The address is one that only this machine has: a link with it leads nobody else here. */
export function isLocalOnly(host: string): boolean {
  return LOCAL_ONLY.test(host);
}

/** Ask the server where else it can be found. */
export async function findPublicAddress(): Promise<void> {
  if (publicAddress.reachable) return;
  try {
    const told = (await (await fetch('/healthz')).json()) as { address?: string };
    if (!told.address) return;
    publicAddress.origin = told.address;
    publicAddress.reachable = true;
  } catch {
    // the way stays unknown, and the page says so
  }
}
