import type { NameKind } from './namesFile';
import type { Names } from './openNames';
import type { ReadAddress } from './readAddress';
import type { CodeSubject } from './readCode';
import type { ReadQuery } from './readQuery';

/** Before all that is found by words. */
const addressScore = 8;
const subjectScore = 4;
const ownPropScore = 2;

/** What is added to the scores of what code names: its subject, and the props that it is given. */
function subjectScores({ records }: Names, subject: CodeSubject | undefined): Map<number, number> {
  const scores = new Map<number, number>();
  if (!subject) return scores;
  const kinds = new Set<NameKind>([subject.kind, 'page']);
  const named = records.flatMap(({ kind, whole, alias }, at) => {
    const rank = kinds.has(kind)
      ? subject.names.findIndex((name) => name === whole || name === alias)
      : -1;
    return rank < 0 ? [] : [{ at, rank: rank + (kind === subject.kind ? 0 : 0.5) }];
  });
  const first = Math.min(...named.map(({ rank }) => rank));
  const subjects = named.filter(({ rank }) => rank === first).map(({ at }) => at);
  for (const at of subjects) scores.set(at, subjectScore);
  if (subject.props.length === 0) return scores;
  const pages = new Set(subjects.map((at) => records[at]!.page));
  const props = new Set(subject.props);
  records.forEach(({ kind, page, whole }, at) => {
    if (kind === 'prop' && pages.has(page) && props.has(whole)) scores.set(at, ownPropScore);
  });
  return scores;
}

/** The record that a pasted address names: the place on its page, or the page where it has no such place. */
function recordAt({ pages, records }: Names, asked: ReadAddress | undefined): number | undefined {
  if (!asked) return undefined;
  let page = -1;
  // Other deployments have something before it: the most that is alike is meant.
  pages.forEach(({ address }, at) => {
    const isNearer = address.length > (pages[page]?.address.length ?? 0);
    if (isNearer && `/${asked.path}`.endsWith(`/${address}`)) page = at;
  });
  const { anchor, row } = asked;
  const find = (key: 'anchor' | 'title', value: string) =>
    records.findIndex((record) => record.page === page && record[key] === value);
  return [find('anchor', anchor), find('title', row), find('anchor', '')].find((at) => at >= 0);
}

/** What is added to the scores of records that the query names for certain: the place of a pasted address, what code is about. */
export function certainScores(
  names: Names,
  { subject, address }: Pick<ReadQuery, 'subject' | 'address'>,
): Map<number, number> {
  const scores = subjectScores(names, subject);
  const addressed = recordAt(names, address);
  return addressed === undefined ? scores : scores.set(addressed, addressScore);
}
