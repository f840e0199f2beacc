// Who I am here: a guest with a name and the server's cookie.
import { api, Refused } from './api';
import { t } from './texts.svelte';

export const me = $state({ id: '', name: '', known: false });

export async function meet(): Promise<void> {
  try {
    Object.assign(me, await api.me());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  me.known = true;
}

/** Be somebody: come in as a guest where nobody is known yet. */
export async function beSomebody(): Promise<void> {
  if (!me.id) Object.assign(me, await api.comeIn(t('default-name')));
}
