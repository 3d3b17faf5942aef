import { locatePage } from '../src/navigation/rules/tree/locatePage';

/**
 * The day on which a page was changed: its text, or a file beside it or beside what it translates, as demos are.
 * @param source - the page's file from the root of the repository, e.g. `docs/components/chips/index.mdx`
 * @param dates - day by file, as days are written in a sitemap
 * @returns undefined for a page whose file is in no commit, such as a generated one
 */
export function pageDate(source: string, dates: ReadonlyMap<string, string>): string | undefined {
  const file = source.replace(/^@site\//, '');
  const own = dates.get(file);
  if (own === undefined || !file.endsWith('/index.mdx')) return own;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  // Demos lie beside the page that is translated; its text is no part of the translation.
  const demos = `${locatePage(file)?.sourceFolder ?? ''}/`;
  const isIn = (place: string, other: string) =>
    other.startsWith(place) && !other.slice(place.length).includes('/');
  let latest = own;
  for (const [other, date] of dates) {
    const isPart = isIn(folder, other) || (isIn(demos, other) && !other.endsWith('.mdx'));
    if (isPart && date > latest) latest = date;
  }
  return latest;
}
