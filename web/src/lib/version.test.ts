// A page that is older than the server notices it, by whichever way the server speaks first.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from './api';
import { Live, type LiveState, type Socket } from './live';
import { VERSION, VERSION_HEADER } from './protocol';
import { server } from './version.svelte';

beforeEach(() => (server.other = false));
afterEach(() => vi.unstubAllGlobals());

const answering = (headers: Record<string, string>) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"id":"1","name":"Ann"}', { headers })));

test('by an answer', async () => {
  answering({ [VERSION_HEADER]: String(VERSION) });
  expect((await api.me()).name).toBe('Ann');
  answering({});
  expect((await api.me()).name).toBe('Ann');
  expect(server.other).toBe(false);
  answering({ [VERSION_HEADER]: String(VERSION + 1) });
  await expect(api.me()).rejects.toEqual(new Refused('other-version'));
  expect(server.other).toBe(true);
});

test('by a live connection, which is given up', () => {
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: vi.fn(), close: vi.fn() };
  let state: LiveState | undefined;
  const live = new Live({ table: 't', seat: 0, open: () => socket }, (now) => (state = now));
  socket.onopen?.();
  socket.onmessage?.({ data: JSON.stringify({ kind: 'table', table: { id: 't' }, version: VERSION }) });
  expect([state?.link, state?.table?.id, server.other]).toEqual(['open', 't', false]);
  socket.onmessage?.({ data: JSON.stringify({ kind: 'table', board: [], version: VERSION + 1 }) });
  expect([state?.link, state?.closed, state?.table?.id, server.other]).toEqual([
    'refused',
    'other-version',
    't',
    true,
  ]);
  expect(socket.close).toHaveBeenCalled();
  live.close();
});
