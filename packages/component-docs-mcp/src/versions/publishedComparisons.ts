import semver from 'semver';
import { comparisonFile } from '../../../../src/compare/rules/publicComparison';
import { indexFile, type HistoryIndex } from '../../../../src/history/rules/servedHistory';
import type { LanguageSite } from '../site/openSite';
import { releaseOf } from './releaseOf';

/** What the site publishes of a package: versions that were compared, and the files that compare them. */
interface Published {
  from: string;
  to: string;
  /** Paths, in the order in which they follow each other. */
  files: string[];
}

/**
 * The files in which a site compares versions of a package. It has one for each version and the next, and one for each and the last.
 * @param range - what is wanted; by default from the last release of the major before to the last one
 * @returns nothing where the site compares no versions of the package, or has none between those
 */
export async function publishedComparisons(
  { read }: Pick<LanguageSite, 'read'>,
  name: string,
  range: { from?: string | undefined; to?: string | undefined },
): Promise<Published | undefined> {
  const index = await read(indexFile)
    .then((text) => JSON.parse(text) as Partial<HistoryIndex>)
    // A site that was built before has no such file.
    .catch((): Partial<HistoryIndex> => ({}));
  const found = index.products?.find(({ packages }) => packages.includes(name));
  const last = found?.versions.at(-1);
  if (!found || last === undefined) return undefined;
  const { product, versions } = found;
  const upTo = (version: string) =>
    versions.findLastIndex((each) => semver.lte(each, releaseOf(version)));
  const start =
    range.from === undefined
      ? versions.findLastIndex((each) => semver.major(each) < semver.major(last))
      : upTo(range.from);
  const end = range.to === undefined ? versions.length - 1 : upTo(range.to);
  const from = versions[Math.max(0, start)]!;
  const steps = versions.slice(Math.max(0, start) + 1, end + 1);
  const to = steps.at(-1);
  if (to === undefined) return undefined;
  const ends = to === last ? [last] : steps;
  const files = ends.map((each, at) => {
    const pair = { product, from: at === 0 ? from : ends[at - 1]!, to: each };
    return `${comparisonFile(pair)}.md`;
  });
  return { from, to, files };
}
