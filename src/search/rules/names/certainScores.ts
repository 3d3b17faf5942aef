import type { NameKind } from './namesFile';
import type { Names } from './names';
import type { CodeSubject } from './readCode';

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

/**
 * What is added to the scores of records that a question names for certain.
 * @param subject - what pasted code is about
 * @param place - the record that a pasted address names
 */
export function certainScores(
  names: Names,
  subject: CodeSubject | undefined,
  place: number | undefined,
): Map<number, number> {
  const scores = subjectScores(names, subject);
  return place === undefined ? scores : scores.set(place, addressScore);
}
