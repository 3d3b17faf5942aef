import { certainScores } from './certainScores';
import type { TermMatch } from './matchTerm';
import { rowsOfApi, type NameKind } from './namesFile';
import type { NameRecord, Names } from './names';
import type { Asked, Scored } from './asking';
import { joined } from './splitWords';
import { weighRecord } from './weighRecord';

/** How likely each kind is meant by plain words, where guides (`page`) stand before the API, and by what is written as code. */
const priors: Readonly<Record<NameKind, readonly [plain: number, code: number]>> = {
  page: [1, 0.8],
  heading: [0.92, 0.78],
  component: [0.93, 1],
  hook: [0.93, 1],
  interface: [0.86, 0.95],
  theme: [0.7, 0.7],
  prop: [0.85, 0.98],
  slot: [0.8, 0.94],
  class: [0.72, 0.86],
  member: [0.8, 0.94],
  method: [0.83, 0.97],
  event: [0.82, 0.95],
  selector: [0.8, 0.94],
};

/** A name that so many rows have tells nothing of any of them: what explains it stands first. */
const commonName = 100;

const countRows = ({ records }: Names, whole: string): number =>
  records.reduce(
    (sum, record) => sum + (record.whole === whole && rowsOfApi.has(record.kind) ? 1 : 0),
    0,
  );

/** Records and pages in which a term is found have more than this of it. */
const least = 0.3;

/** Whether something is called as the whole query. */
const isCalled = (record: NameRecord, whole: string): boolean =>
  whole !== '' && (record.whole === whole || record.alias === whole || record.han === whole);

/** From these shares on a query says what something is called: of the query what it has, and of its name what the query has. */
const namedShare = 0.75;
const namedPrecision = 0.75;
/** What only stands for a word of the query has less. */
const asTypedFrom = 0.88;

/** Those that have something of a term, in their order; with kinds alone, all of these kinds. */
function candidatesOf(
  { records }: Names,
  matches: readonly TermMatch[],
  kinds: ReadonlySet<NameKind>,
  certain: ReadonlyMap<number, number>,
): number[] {
  if (matches.length === 0 && kinds.size === 0) return [];
  const isTaken = new Uint8Array(records.length);
  for (const at of certain.keys()) isTaken[at] = 1;
  for (const { own } of matches)
    for (const at of own.places) if (own.values[at]! > least) isTaken[at] = 1;
  const candidates: number[] = [];
  for (let at = 0; at < records.length; at += 1) {
    if (kinds.size === 0) {
      if (isTaken[at] === 1) candidates.push(at);
      continue;
    }
    const { kind, page } = records[at]!;
    // `prop: Button` asks for all of what is on a page.
    const isOfPage = () => matches.some(({ around }) => around.values[page]! > 0.7);
    if (kinds.has(kind) && (matches.length === 0 || isTaken[at] === 1 || isOfPage()))
      candidates.push(at);
  }
  return candidates;
}

/** Scores what has something of a question, by what it is called. */
export function scoreNames({ names, question, query, terms, matches }: Asked): Scored[] {
  const total = names.records.length;
  const weights = matches.map(({ own }) => {
    let found = 0;
    for (const place of own.places) if (own.values[place]! > 0.8) found += 1;
    return Math.log(1 + total / (20 + found));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const kinds = new Set(query.kinds);

  const asTyped = query.typed;
  const lower = asTyped.toLowerCase();
  const isLetter = /^[a-z]$/.test(lower);
  const prior = query.isCode || kinds.size > 0 ? 1 : 0;
  const { whole } = query;
  /** Without what tells nothing of it: `button` of `mui button`, `how to use button`. */
  let meant = joined(terms.map(({ text }) => text).join(''));
  const standIns = matches.length === 1 ? matches[0]!.wholes : undefined;
  const certain = certainScores(names, query.subject, question.place);
  const isStandIn = (form: string) => form !== '' && standIns?.has(form) === true;
  /** Whether a page is about what is asked for under another name; `The sx prop` is about the `sx prop`. */
  const standsIn = ({ kind, title, whole: own, alias, han }: NameRecord) =>
    kind === 'page' &&
    (isStandIn(own) ||
      isStandIn(alias) ||
      isStandIn(han) ||
      (/^the /i.test(title) && isStandIn(own.slice(3))));
  const isCommon = standIns !== undefined && countRows(names, whole) >= commonName;
  const scored: Scored[] = [];
  const candidates = candidatesOf(names, matches, kinds, certain);
  const isGuide = ({ kind }: NameRecord) => kind === 'page' || kind === 'heading';
  if (
    meant !== whole &&
    candidates.some((at) => isGuide(names.records[at]!) && isCalled(names.records[at]!, whole))
  )
    meant = whole;
  for (const at of candidates) {
    const record = names.records[at]!;
    // A single letter begins half of all names: pages only.
    if (isLetter && record.anchor !== '' && record.title !== asTyped) continue;
    let coverage = 0;
    let ownShare = 0;
    let hit = 0;
    let isWholly = true;
    let isAsTyped = true;
    for (let index = 0; index < matches.length; index += 1) {
      const { own, around } = matches[index]!;
      const weight = weights[index]!;
      const ownValue = own.values[at]!;
      const value = Math.max(ownValue, around.values[record.page]! * 0.95);
      coverage += weight * value;
      if (value < least) isWholly = false;
      ownShare += weight * ownValue;
      if (ownValue > 0 && ownValue < asTypedFrom) isAsTyped = false;
      if (ownValue > 0.4) hit += ownValue * Math.max(1, terms[index]!.parts.length);
    }
    const share = all > 0 ? coverage / all : 1;
    const precision = Math.min(1, hit / record.size);
    let score = share ** 1.6 * (0.45 + 0.3 * (all > 0 ? ownShare / all : 0) + 0.25 * precision);
    const isMeant = isCalled(record, whole) || (meant !== whole && isCalled(record, meant));
    const isMeantSo = standsIn(record);
    if (isMeant) score = score * 1.35 + 0.25;
    else if (isMeantSo) score = score * 1.3 + (isCommon ? 1.2 : 0.2);
    else if (whole.length > 2 && record.whole.startsWith(whole))
      score *= record.kind === 'page' ? 1.25 : 1.1;
    if (record.title === asTyped) score *= 1.05;
    score *= priors[record.kind][prior];
    const { factor, needs } = weighRecord(names, question, record);
    score *= factor;
    // A title as it is written is that page, whatever else has its words.
    if (record.kind === 'page' && (record.title.toLowerCase() === lower || record.han === lower))
      score += 2 * factor;
    const added = certain.get(at);
    const isNamed =
      isMeant || isMeantSo || (isAsTyped && share >= namedShare && precision >= namedPrecision);
    // Where code or an address names it, the rest is what its author has made of it.
    const isCertain = added !== undefined;
    scored.push({
      at,
      record,
      score: score + (added ?? 0),
      coverage: isCertain ? 1 : share,
      isWholly: isCertain || isWholly,
      isNamed,
      needs,
    });
  }
  return scored;
}
