// Who I am here: a guest with a name and the server's cookie.
import { api, Refused } from './api';
import { forget, keep, recall } from './kept';
import type { Me } from './protocol';
import { t } from './texts.svelte';

const TYPED = 'roadstead-name';
const NOBODY = { id: '', name: '' };

/** `came`: how often somebody else has gone on at this screen; what is shown to them is shown anew. */
export const me = $state({ ...NOBODY, known: false, came: 0 });

export async function meet(): Promise<void> {
  try {
    be(await api.me());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    be(NOBODY);
  }
}

function be(somebody: Me): void {
  Object.assign(me, NOBODY, somebody, { known: true });
}

/** Be somebody: come in as a guest where nobody is known yet; take the name that is given. */
export async function beSomebody(name = typedName()): Promise<void> {
  if (!me.known) await meet();
  const wanted = name.trim();
  if (!me.id) be(await api.comeIn(wanted || t('default-name')));
  else if (wanted && wanted !== me.name) be(await api.rename(wanted));
  forget(TYPED, 'visit');
}

/** Go on as whoever made this key on another device. */
export async function goOnWith(key: string): Promise<void> {
  be(await api.goOn(key.trim()));
  me.came += 1;
}

export async function leaveNoTrace(): Promise<void> {
  await api.leaveNoTrace();
  be(NOBODY);
}

/** A name that was typed but not used yet outlives a reload. */
export function typedName(): string {
  const kept = recall(TYPED, 'visit');
  return typeof kept === 'string' ? kept : '';
}

export const keepTypedName = (name: string): void => keep(TYPED, name, 'visit');
