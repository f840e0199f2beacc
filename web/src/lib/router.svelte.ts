// Where the page is: "/", "/tables/ID?invite=CODE", or a position of that table: "/tables/ID?at=41&seat=0&invite=CODE",
// or "at=first", where the set-up is over.
export const place = $state({ path: location.pathname, query: location.search });

const readLocation = (): void => {
  place.path = location.pathname;
  place.query = location.search;
};

addEventListener('popstate', readLocation);

export function navigate(path: string): void {
  history.pushState(null, '', path);
  readLocation();
  scrollTo(0, 0);
}

/** Change the address without adding to the history. */
export function replacePath(path: string): void {
  history.replaceState(null, '', path);
  readLocation();
}

/** The address of a table, or of one of its positions: after `at` events, as `seat` saw it. */
export function tablePath(
  id: string,
  query: { at?: number | 'first'; seat?: number | null; invite?: string } = {},
): string {
  const words = [
    query.at === undefined ? '' : `at=${query.at}`,
    query.seat === undefined || query.seat === null ? '' : `seat=${query.seat}`,
    query.invite ? `invite=${encodeURIComponent(query.invite)}` : '',
  ].filter(Boolean);
  return `/tables/${encodeURIComponent(id)}${words.length ? `?${words.join('&')}` : ''}`;
}

/** The position in the address, or null. */
export const positionIn = (query: string): number | 'first' | null =>
  new URLSearchParams(query).get('at') === 'first' ? 'first' : numberIn(query, 'at');

/** A whole number of the address, or null. */
export function numberIn(query: string, name: string): number | null {
  const word = new URLSearchParams(query).get(name) ?? '';
  return /^\d{1,9}$/.test(word) ? Number(word) : null;
}

/** Follow internal links without reloading the page. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
