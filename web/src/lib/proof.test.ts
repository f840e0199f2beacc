import { describe, expect, it } from 'vitest';
import { inFours, checkProof, sha256 } from './proof';
import type { TableInfo } from './protocol';

const HASH = '34e7c5e10b7a0e0d3bf1d5bc3d9b5ed9';

describe('the proof of a deal', () => {
  const table = { id: 'a33af719603c', seed: HASH } as TableInfo;

  it('computes SHA-256', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('fits if the hash of table and seed is what was shown, and what was noted', async () => {
    const commitment = (await sha256(`${table.id}:${HASH}`)) ?? '';
    expect(await checkProof({ ...table, commitment }, '')).toBe('fits');
    expect(await checkProof({ ...table, commitment }, commitment)).toBe('fits');
    expect(await checkProof({ ...table, commitment }, 'something else')).toBe('differs');
    expect(await checkProof({ ...table, commitment: 'f00' }, '')).toBe('differs');
  });

  it('is written in fours', () => {
    expect(inFours('1c3e1f20')).toBe('1c3e 1f20');
  });
});
