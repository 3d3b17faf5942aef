import { stripDocsTab } from '../../../src/navigation/rules/paths/stripDocsTab';

interface Site {
  /** Addresses of the language's pages as the browser sees them, e.g. `/zh/components/tabs/`. */
  routes: readonly string[];
  /** What all of them begin with: `/` or `/zh/`. */
  baseUrl: string;
  /** Addresses without language prefix that get no entry. */
  exclude: readonly string[];
}

/** The addresses of a language that may be in its index, each once, in the order in which they enter it. */
export function searchedRoutes({ routes, baseUrl, exclude }: Site): string[] {
  const skipped = new Set(exclude);
  return (
    [...new Set(routes)]
      .filter((route) => route.startsWith(baseUrl) && route.endsWith('/'))
      .filter((route) => !skipped.has(`/${route.slice(baseUrl.length)}`))
      // What a docs tab shows has a page of its own.
      .filter((route) => stripDocsTab(route) === route)
  );
}
