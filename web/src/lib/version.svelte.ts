// Whether the server speaks the version of the protocol that this page was built for.
import { VERSION } from './protocol';

/** The server was updated since the page was loaded: what it says now may mean something else. */
export const server = $state({ other: false });

/** Whether a version that the server told is ours; one that tells none (0) is taken for ours. */
export function isOurs(version: number): boolean {
  if (version && version !== VERSION) server.other = true;
  return !server.other;
}
