// The server's address for invitation links: the page's own, or if that is local to this machine, one in its network.
const LOCAL_ONLY = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The address works on this machine only, so a link with it is useless to others. */
export function isLocalOnly(host: string): boolean {
  return LOCAL_ONLY.test(host);
}

export const publicAddress = $state({
  origin: location.origin,
  reachable: !isLocalOnly(location.hostname),
  /** All addresses in the network, if the page's own is local. */
  origins: [] as string[],
  /** What to start so that others can connect, if they cannot. */
  command: '',
  /** The server listens to others, but its machine is in no network. */
  alone: false,
});

/** Ask the server for its addresses in the network; it tells them on its own machine only. */
export async function findPublicAddress(): Promise<void> {
  if (publicAddress.reachable) return;
  try {
    const health = (await (await fetch('/healthz')).json()) as { addresses?: string[]; command?: string };
    const { addresses = [], command = '' } = health;
    publicAddress.command = command;
    publicAddress.alone = Boolean(health.addresses) && !addresses.length;
    if (!addresses[0]) return;
    publicAddress.origins = addresses;
    publicAddress.origin = addresses[0];
    publicAddress.reachable = true;
  } catch {
    // the link then is that of this page
  }
}

export function choosePublicAddress(origin: string): void {
  publicAddress.origin = origin;
}
