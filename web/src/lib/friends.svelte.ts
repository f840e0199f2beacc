// Where friends find this server: at the page's own address, or, where only this machine has that one, at its address
// in the network it is in.
const HERE_ONLY = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const friends = $state({ origin: location.origin, reach: !isHereOnly(location.hostname) });

/** The address is one that only this machine has: a link with it leads nobody else here. */
export function isHereOnly(host: string): boolean {
  return HERE_ONLY.test(host);
}

/** Ask the server where else it can be found. */
export async function findFriendsWay(): Promise<void> {
  if (friends.reach) return;
  try {
    const told = (await (await fetch('/healthz')).json()) as { address?: string };
    if (!told.address) return;
    friends.origin = told.address;
    friends.reach = true;
  } catch {
    // the way stays unknown, and the page says so
  }
}
