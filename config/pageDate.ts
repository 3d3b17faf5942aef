/**
 * The day on which a page was changed: its text, or a file beside it, as demos are.
 * @param source - the page's file from the root of the repository, e.g. `docs/components/chips/index.mdx`
 * @param dates - day by file, as days are written in a sitemap
 * @returns undefined for a page whose file is in no commit, such as a generated one
 */
export function pageDate(source: string, dates: ReadonlyMap<string, string>): string | undefined {
  const file = source.replace(/^@site\//, '');
  const own = dates.get(file);
  if (own === undefined || !file.endsWith('/index.mdx')) return own;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  let latest = own;
  for (const [other, date] of dates) {
    const isBeside = other.startsWith(folder) && !other.slice(folder.length).includes('/');
    if (isBeside && date > latest) latest = date;
  }
  return latest;
}
