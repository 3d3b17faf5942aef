import { findSources } from '../rules/findSources';
import type { ShownSources } from '../rules/shownSources';

/** The page asked for last, for all of whose demos one answer is enough. */
let last: { pathname: string; html: Promise<string> } | undefined;

async function fetchText(pathname: string): Promise<string> {
  const response = await fetch(pathname);
  if (!response.ok) throw new Error(`${pathname} answers ${response.status}`);
  return response.text();
}

/**
 * Fetches the texts of a demo on a page that was reached by navigation: from the page's HTML, in which they stand anyway, so
 * that no script has to carry them.
 * @param pathname - of the page, with the base URL
 * @param name - of the demo
 * @param getText - how to fetch
 * @throws (rejects) if the page does not arrive or does not show the demo
 */
export async function fetchSources(
  pathname: string,
  name: string,
  getText: (pathname: string) => Promise<string> = fetchText,
): Promise<ShownSources> {
  if (last?.pathname !== pathname) {
    const asked = { pathname, html: getText(pathname) };
    last = asked;
    // What did not arrive is asked for again.
    asked.html.catch(() => {
      if (last === asked) last = undefined;
    });
  }
  return findSources(await last.html, name);
}
