// The person at this browser: a guest with a name, known by the server's cookie.
import { api, Refused } from './api';
import { loadStored, removeStored, store } from './storage';
import type { Me } from './protocol';
import { t } from './texts.svelte';

const TYPED = 'roadstead-name';
const NOBODY = { id: '', name: '' };

/** `came` counts changes of person, after which tables are loaded again. */
export const me = $state({ ...NOBODY, known: false, came: 0 });

export async function loadMe(): Promise<void> {
  try {
    setMe(await api.me());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    setMe(NOBODY);
  }
}

function setMe(somebody: Me): void {
  Object.assign(me, NOBODY, somebody, { known: true });
}

/** Sign in as a guest if nobody is signed in, and take the given name. */
export async function ensurePerson(name = typedName()): Promise<void> {
  if (!me.known) await loadMe();
  const wanted = name.trim();
  if (!me.id) setMe(await api.createGuest(wanted || t('default-name')));
  else if (wanted && wanted !== me.name) setMe(await api.rename(wanted));
  removeStored(TYPED, 'visit');
}

/** Continue as the person who made this key on another device. */
export async function continueWithKey(key: string): Promise<void> {
  setMe(await api.continueWithKey(key.trim()));
  me.came += 1;
}

export async function eraseMe(): Promise<void> {
  await api.eraseMe();
  setMe(NOBODY);
}

/** A name that was typed but not used yet survives a reload. */
export function typedName(): string {
  const stored = loadStored(TYPED, 'visit');
  return typeof stored === 'string' ? stored : '';
}

export const storeTypedName = (name: string): void => store(TYPED, name, 'visit');
