// Whether the server speaks the version of the protocol that this page was built for.
import { VERSION } from './protocol';

/** `other`: the server was updated since the page was loaded, so its messages may mean something else. */
export const server = $state({ other: false });

/** Whether the server's version is ours; a server that sends none (0) is assumed to be. */
export function isOurs(version: number): boolean {
  if (version && version !== VERSION) server.other = true;
  return !server.other;
}
