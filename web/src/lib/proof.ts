// The proof of a deal: the hash a table shows at its start, noted by this browser, and compared at its end.
import { loadStored, store } from './storage';
import type { TableInfo } from './protocol';

const NOTES = 'roadstead-commitments';
const MANY = 60;

const notes = (): [string, string][] => {
  const stored = loadStored(NOTES);
  return Array.isArray(stored) ? (stored as [string, string][]) : [];
};

/** What this browser noted of a table before its end, or ''. */
export const notedCommitment = (id: string): string => notes().find(([table]) => table === id)?.[1] ?? '';

/** Note what a table shows before its end: a server that told another one later would be found out. */
export function noteCommitment({ id, commitment, seed }: TableInfo): void {
  if (!commitment || seed || notedCommitment(id)) return;
  store(NOTES, [...notes(), [id, commitment]].slice(-MANY));
}

/** SHA-256 in hexadecimal; null where a browser computes none, as it may over a connection that is not secure. */
export async function sha256(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Proof = 'fits' | 'differs' | 'cannot';

/** Whether the seed belongs to what was shown (and noted, if it was) at the start. */
export async function checkProof(table: TableInfo, notedHash: string): Promise<Proof> {
  const hash = await sha256(`${table.id}:${table.seed ?? ''}`);
  if (hash === null) return 'cannot';
  return hash === table.commitment && (!notedHash || notedHash === hash) ? 'fits' : 'differs';
}

/** Four digits at a time, to be read and compared. */
export const inFours = (digits: string): string => digits.match(/.{1,4}/g)?.join(' ') ?? '';
