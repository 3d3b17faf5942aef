import { parseRowKey } from '../../../src/history/rules/rowKey';
import type { ServedHistory } from '../../../src/history/rules/servedHistory';
import type { PageHistory, ProductHistory } from '../../../src/history/rules/types';
import { versionNumber } from '../../../src/lens/rules/installed';
import type { Release } from '../../changelog/lib/parseChangelog';

/** A part of a migration guide. */
export interface GuideSection {
  /** Address with fragment, below the base. */
  address: string;
  /** Major to which it leads, e.g. 8. */
  major: number;
  text: string;
}

type Notes = ServedHistory['notes'];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has a name as code, alone or with what belongs to it: `` `density` ``, `` `<BarChart />` ``, `` `density="compact"` ``. */
function names(text: string, name: string): boolean {
  // Nearly all texts lack it, and a pattern is dear.
  if (!text.includes(name)) return false;
  return new RegExp(`\`[^\`]*(?<![\\w$-])${escaped(name)}(?![\\w$-])[^\`]*\``).test(text);
}

/** Names that are too common to be told by themselves. */
const common = new Set([
  'root',
  'id',
  'name',
  'type',
  'value',
  'label',
  'key',
  'data',
  'open',
  'mode',
]);

/** The versions at which something of a page changed, with the place of each. */
function changesOf(page: PageHistory): [key: string, at: number, name: string][] {
  const own = [page.from, page.deprecated].filter((at) => at !== undefined);
  return [
    ...own.map((at): [string, number, string] => ['', at, page.name]),
    ...Object.entries(page.rows).flatMap(([key, states]) => {
      const start = page.from ?? 0;
      return states
        .filter(([at]) => at > start)
        .map(([at]): [string, number, string] => [key, at, parseRowKey(key).name]);
    }),
  ];
}

/**
 * Finds for each change of a product the line of the changelog and the section of a guide that name it. A line counts in the releases between
 * the version before and that of the change, in the sections of the product's packages; a section in the guide to the major of the
 * change. A common name has to stand beside that of its component.
 * @param releases - of the repository
 * @param sections - of the product's guides
 */
export function changeNotes(
  { versions, pages, packages }: ProductHistory,
  releases: readonly Release[],
  sections: readonly GuideSection[],
): Notes {
  const numbers = versions.map(versionNumber);
  const lines = releases.flatMap((release) => {
    if (!/^\d+\.\d+\.\d+$/.test(release.version)) return [];
    const number = versionNumber(release.version);
    return release.sections
      .filter(({ title }) => packages.some((name) => title.includes(`${name}@`)))
      .flatMap(({ entries }) =>
        entries.filter(([kind]) => kind !== 'code').map(([, text]) => ({ number, text })),
      );
  });
  const notes: Notes = {};
  for (const [pathname, page] of Object.entries(pages)) {
    for (const [key, at, name] of changesOf(page)) {
      if (at === 0) continue;
      const isNamed = (text: string) =>
        names(text, name) && (!common.has(name) || text.includes(page.name));
      const isNear = ({ number }: (typeof lines)[number]) =>
        number > numbers[at - 1]! && number <= numbers[at]!;
      const near = lines.filter((line) => isNear(line) && isNamed(line.text));
      const log = (near.find(({ text }) => text.includes(page.name)) ?? near[0])?.text;
      const major = Math.floor(numbers[at]! / 1e6);
      const isNewMajor = Math.floor(numbers[at - 1]! / 1e6) < major;
      const guide = isNewMajor
        ? sections.find((section) => section.major === major && isNamed(section.text))?.address
        : undefined;
      if (log === undefined && guide === undefined) continue;
      (notes[pathname] ??= {})[`${key}@${at}`] = { ...(log && { log }), ...(guide && { guide }) };
    }
  }
  return notes;
}
