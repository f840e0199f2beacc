// Calls a person back to the table from another tab or program: a bell, and a badge where the page is installed as an app.

/** Rings when it becomes my turn; while the tab is in the background, once per turn. */
export class Bell {
  private rung = false;

  constructor(private ring: () => void) {}

  /** `news`: somebody else has moved since. */
  hear(mine: boolean, news: boolean, hidden: boolean): void {
    if (!mine || !hidden) this.rung = false;
    if (!mine || !news || this.rung) return;
    this.rung = hidden;
    this.ring();
  }
}

export type Badged = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Mark the app's icon, or no longer; browsers without badges, and those that refuse, do nothing. */
export function showBadge(on: boolean, app: Badged = navigator): void {
  const done = on ? app.setAppBadge?.() : app.clearAppBadge?.();
  done?.catch(() => undefined);
}
