// What the page keeps for its visitor: small things, as JSON, on this device or for this visit. A browser that keeps
// nothing is no reason to fail.
const storages = {
  device: (): Storage => localStorage,
  visit: (): Storage => sessionStorage,
};
export type Where = keyof typeof storages;

/** What was kept under a name, or nothing. It may be old or foreign: whoever asks looks at it before use. */
export function loadStored(name: string, where: Where = 'device'): unknown {
  try {
    return JSON.parse(storages[where]().getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function store(name: string, value: unknown, where: Where = 'device'): void {
  try {
    storages[where]().setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}

export function removeStored(name: string, where: Where = 'device'): void {
  try {
    storages[where]().removeItem(name);
  } catch {
    return;
  }
}

/** What was kept, field by field, where it is of the right kind; the default elsewhere. */
export function withDefaults<T extends object>(stored: unknown, plain: T): T {
  if (typeof stored !== 'object' || stored === null) return plain;
  const given = stored as Record<string, unknown>;
  const fields = Object.entries(plain).map(([name, value]) => [
    name,
    typeof given[name] === typeof value ? given[name] : value,
  ]);
  return Object.fromEntries(fields) as T;
}
