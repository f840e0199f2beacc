// Small JSON values in local storage (`device`) or session storage (`visit`). A browser that forbids storage must not break the
// page, so errors are ignored.
const storages = {
  device: (): Storage => localStorage,
  visit: (): Storage => sessionStorage,
};
export type Where = keyof typeof storages;

/** The stored value, or null. It may be from another version: check it before use. */
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

/** The stored value, with the default for each field that is missing or has another type. */
export function withDefaults<T extends object>(stored: unknown, plain: T): T {
  if (typeof stored !== 'object' || stored === null) return plain;
  const given = stored as Record<string, unknown>;
  const fields = Object.entries(plain).map(([name, value]) => [
    name,
    typeof given[name] === typeof value ? given[name] : value,
  ]);
  return Object.fromEntries(fields) as T;
}
