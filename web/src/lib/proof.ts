// Verifies a deal: the commitment (hash) shown at the start is stored in this browser and compared at the end.
import { loadStored, store } from './storage';
import type { TableInfo } from './protocol';

const NOTES = 'roadstead-commitments';
const MAX_TABLES = 60;

const notes = (): [string, string][] => {
  const stored = loadStored(NOTES);
  return Array.isArray(stored) ? (stored as [string, string][]) : [];
};

/** The commitment stored for a table before its end, or ''. */
export const notedCommitment = (id: string): string => notes().find(([table]) => table === id)?.[1] ?? '';

/** Store a table's commitment before its end, so that a server cannot replace it later. */
export function noteCommitment({ id, commitment, seed }: TableInfo): void {
  if (!commitment || seed || notedCommitment(id)) return;
  store(NOTES, [...notes(), [id, commitment]].slice(-MAX_TABLES));
}

/** SHA-256 in hexadecimal; null over an insecure connection, where browsers offer no crypto. */
export async function sha256(text: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type Proof = 'fits' | 'differs' | 'cannot';

/** Whether the seed matches the commitment, and the commitment the stored one. */
export async function checkProof(table: TableInfo, notedHash: string): Promise<Proof> {
  const hash = await sha256(`${table.id}:${table.seed ?? ''}`);
  if (hash === null) return 'cannot';
  return hash === table.commitment && (!notedHash || notedHash === hash) ? 'fits' : 'differs';
}

/** In groups of four digits, for comparing by eye. */
export const inFours = (digits: string): string => digits.match(/.{1,4}/g)?.join(' ') ?? '';
