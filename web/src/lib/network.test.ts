import { afterEach, describe, expect, it, vi } from 'vitest';

/** What a page says that was opened with or without a network. */
async function opened(online: boolean) {
  const heard = new Map<string, () => void>();
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: online });
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => heard.set(name, act));
  const { unansweredText } = await import('./network.svelte');
  return { said: () => unansweredText('server-down'), happens: (name: string) => heard.get(name)?.() };
}

describe('a request without an answer', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is blamed on the server only if this device is online', async () => {
    const page = await opened(true);
    expect(page.said()).toBe('server-down');
    page.happens('offline');
    expect(page.said()).toBe('offline');
    page.happens('online');
    expect(page.said()).toBe('server-down');
  });

  it('is known to be our own fault from the start', async () => {
    expect((await opened(false)).said()).toBe('offline');
  });
});
