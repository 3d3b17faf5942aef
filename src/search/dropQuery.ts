import { attempt } from '../ui/rules/attempt';

/** Takes a query that a link brought out of the address: it is for one search, and would begin it again with each reload. */
export function dropQuery(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('q')) return;
  url.searchParams.delete('q');
  attempt(() => window.history.replaceState(window.history.state, '', url));
}
