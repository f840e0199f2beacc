// Where the page is: "/" or "/tables/ID?invite=CODE".
export const place = $state({ path: location.pathname, query: location.search });

const look = (): void => {
  place.path = location.pathname;
  place.query = location.search;
};

addEventListener('popstate', look);

export function go(path: string): void {
  history.pushState(null, '', path);
  look();
  scrollTo(0, 0);
}

/** Follow links of this page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
