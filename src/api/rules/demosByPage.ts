import type { DemoRef } from './types';

/** The demos of one page. */
export interface PageOfDemos {
  pathname: string;
  title: string;
  demos: DemoRef[];
}

/**
 * Groups demos by their page, in the order in which the pages first appear.
 * @param titles - of the pages in the language shown, by address
 */
export function demosByPage(
  demos: readonly DemoRef[],
  titles: Readonly<Record<string, string>>,
): PageOfDemos[] {
  const pages = new Map<string, PageOfDemos>();
  for (const demo of demos) {
    const { pathname } = demo;
    const page = pages.get(pathname) ?? {
      pathname,
      title: titles[pathname] ?? pathname,
      demos: [],
    };
    page.demos.push(demo);
    pages.set(pathname, page);
  }
  return [...pages.values()];
}
