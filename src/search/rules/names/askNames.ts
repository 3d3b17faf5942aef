import type { NameKind, NamePlan } from './namesFile';
import type { NameRecord, Names, OpenPage } from './openNames';
import { addReadings, matchTerm, type TermMatch } from './matchTerm';
import { partTerms } from './partTerms';
import type { CodeSubject } from './readCode';
import type { ReadAddress } from './readAddress';
import { readQuery, type QueryTerm } from './readQuery';
import { joined } from './splitWords';
import { copyScores, noScores, raise } from './scores';
import type { TextScores } from '../texts/askTexts';

/** What is asked, and by whom. */
export interface NamesQuestion {
  query: string;
  /** Product that the reader is reading about. */
  ownProduct?: string | undefined;
  /** Id of a product to which the answer is narrowed. */
  product?: string | undefined;
  /** Plan to which it is narrowed. */
  plan?: NamePlan | undefined;
  /** The version that the reader needs for a row of an API page (or the page, with ''), if it is newer than the installed one. */
  needed?: ((address: string, anchor: string) => string | undefined) | undefined;
  /** Finds sections by what stands in them; absent as long as their texts are not there. */
  texts?: ((terms: readonly QueryTerm[]) => TextScores) | undefined;
}

/** A record that answers. */
export interface NameResult {
  record: NameRecord;
  page: OpenPage;
  score: number;
  /** Version that the reader needs for it. */
  needs?: string;
}

/** What an index of names answers. */
export interface NamesAnswer {
  /** Best first. */
  results: NameResult[];
  /** Whether the first result has every word of the query, so that no text need be searched. */
  isCovered: boolean;
  /** The share of the query that the first result has, by how much its words tell. */
  coverage: number;
  /** Whether what stands in sections tells more of this query than names do. */
  isForTexts: boolean;
  /** The query with other words, where some are written like none of the index. */
  suggestion?: string;
  /** What is to be marked in titles. */
  marks: string[];
  /** Results by value of a facet, were this facet not narrowed. */
  counts: Record<'product' | 'plan', Record<string, number>>;
}

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

const planRank: Readonly<Record<NamePlan, number>> = { community: 1, pro: 0.99, premium: 0.98 };
const ownProductWeight = 1.5;
const oldWeight = 0.6;
const changesWeight = 0.75;
/** What the reader does not have stands behind what is called alike and is there. */
const neededWeight = 0.7;
/** Rows of the same name: as many stand where they belong, the others after everything else. */
const mostAlike = 3;

const rowsOfApi = new Set<NameKind>([
  'prop',
  'slot',
  'class',
  'member',
  'method',
  'event',
  'selector',
]);

/** A name that so many rows have tells nothing of any of them: what explains it stands first. */
const commonName = 100;

const countRows = ({ records }: Names, whole: string): number =>
  records.reduce(
    (sum, record) => sum + (record.whole === whole && rowsOfApi.has(record.kind) ? 1 : 0),
    0,
  );

/**
 * What the terms of the last question were found by, for an index. At the next key all but one are the same, and what is found by a term
 * depends on nothing but the index and the term.
 */
const lastMatches = new WeakMap<Names, Map<string, TermMatch>>();

function matchTerms(names: Names, terms: readonly QueryTerm[]): TermMatch[] {
  const known = lastMatches.get(names);
  const kept = new Map<string, TermMatch>();
  const matches = terms.map((term) => {
    const key = [term.isHan ? '分' : 'a', term.text, ...term.parts].join(' ');
    const match = kept.get(key) ?? known?.get(key) ?? matchTerm(names, term);
    kept.set(key, match);
    return match;
  });
  lastMatches.set(names, kept);
  return matches;
}

/** Adds to what the terms are found by the Chinese titles of which all of them are the reading: syllables may be typed apart. */
function withReadings(names: Names, matches: readonly TermMatch[], whole: string): TermMatch[] {
  const read = noScores(names.records.length);
  if (!addReadings(names, read, whole)) return [...matches];
  return matches.map((match) => {
    // What was kept of the last question stays as it is.
    const own = copyScores(match.own);
    for (const record of read.places) raise(own, record, read.values[record]!);
    return { ...match, own };
  });
}

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

/** A record that may answer. */
interface Scored {
  /** Place of the record. */
  at: number;
  record: NameRecord;
  score: number;
  coverage: number;
  isWholly: boolean;
  /** Whether the query says hardly more or less than what it is called. */
  isNamed: boolean;
  needs: string | undefined;
}

/** Records and pages in which a term is found have more than this of it. */
const least = 0.3;

/** Whether something is called as the whole query. */
const isCalled = (record: NameRecord, whole: string): boolean =>
  whole !== '' && (record.whole === whole || record.alias === whole || record.han === whole);

/** How much names count beside texts. */
const besideTexts = 0.6;
/** What names have that consist of the query, though another one is nearer. */
const namedBonus = 0.5;

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
): number[] {
  if (matches.length === 0 && kinds.size === 0) return [];
  const isTaken = new Uint8Array(records.length);
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

/** Sorts by score, best first; equals stay as they are. Many have the same score, so the scores are sorted, and not what has them. */
function sortScored(scored: readonly Scored[]): Scored[] {
  const groups = new Map<number, Scored[]>();
  for (const item of scored) {
    const group = groups.get(item.score);
    if (group) group.push(item);
    else groups.set(item.score, [item]);
  }
  return [...groups.keys()].sort((a, b) => b - a).flatMap((score) => groups.get(score)!);
}

/**
 * Answers from memory. The answer depends on the index and the question alone.
 * @param names - as `openNames` made it
 */
export function askNames(names: Names, question: NamesQuestion): NamesAnswer {
  const query = readQuery(question.query, names.simplified);
  const terms = partTerms(names, query.terms);
  let matches = matchTerms(names, terms);
  // `an niu` is 按钮, whatever the one of them is in English.
  if (query.terms.length > 1 && terms.every(({ isHan }) => !isHan))
    matches = withReadings(names, matches, query.whole);
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
  const ofSubject = subjectScores(names, query.subject);
  const addressed = recordAt(names, query.address);
  if (addressed !== undefined) ofSubject.set(addressed, addressScore);
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
  /** What a record counts more or less than others, whatever it is found by. */
  const weigh = (record: NameRecord): { factor: number; needs: string | undefined } => {
    const page = names.pages[record.page]!;
    let factor = 1;
    if (record.isInherited) factor *= 0.94;
    if (record.isOld) factor *= oldWeight;
    if (page.isOfChanges) factor *= changesWeight;
    if (page.product === question.ownProduct) factor *= ownProductWeight;
    factor *= planRank[record.plan];
    const needs = page.isApi ? question.needed?.(page.address, record.anchor) : undefined;
    if (needs !== undefined) factor *= neededWeight;
    return { factor, needs };
  };
  const candidates = candidatesOf(names, matches, kinds);
  if (addressed !== undefined && !candidates.includes(addressed)) candidates.push(addressed);
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
    const { factor, needs } = weigh(record);
    score *= factor;
    // A title as it is written is that page, whatever else has its words.
    if (record.kind === 'page' && (record.title.toLowerCase() === lower || record.han === lower))
      score += 2 * factor;
    const certain = ofSubject.get(at);
    // The rest of the code is what its author has made of it.
    const isNamed =
      isMeant || isMeantSo || (isAsTyped && share >= namedShare && precision >= namedPrecision);
    if (certain !== undefined)
      scored.push({
        at,
        record,
        score: score + certain,
        coverage: 1,
        isWholly: true,
        isNamed,
        needs,
      });
    else scored.push({ at, record, score, coverage: share, isWholly, isNamed, needs });
  }

  let best: Scored | undefined;
  for (const each of scored) if (!best || each.score > best.score) best = each;
  // What is called just so is meant, and so is what code names.
  const isForTexts =
    (!query.isCode || query.isSaid) &&
    kinds.size === 0 &&
    whole.length > 1 &&
    !best?.isNamed &&
    (terms.length > 1 || query.terms.length > 1 || (terms.length === 1 && !best?.isWholly));
  if (isForTexts && question.texts) {
    const { scores, hasAll } = question.texts(terms);
    const known = new Map(scored.map((each) => [each.at, each]));
    for (const each of scored)
      each.score = each.isNamed ? each.score + namedBonus : each.score * besideTexts;
    for (const at of scores.places) {
      const share = scores.values[at]!;
      const isWholly = hasAll(at);
      const named = known.get(at);
      const record = names.records[at]!;
      const { factor, needs } = weigh(record);
      const score = share * factor;
      if (!named)
        scored.push({ at, record, score, coverage: share, isWholly, isNamed: false, needs });
      else {
        named.score += score;
        named.coverage = Math.max(named.coverage, share);
        named.isWholly ||= isWholly;
      }
    }
  }

  // What has much less of the query than the best is no answer; the same whatever it is narrowed to.
  const most = scored.reduce((value, { coverage }) => Math.max(value, coverage), 0);
  const enough = Math.min(0.34, most * 0.6);
  const isTold = new Uint8Array(total + 1);
  const answers = sortScored(scored.filter(({ coverage }) => coverage >= enough)).filter(
    ({ record: { target } }) => {
      if (isTold[target] === 1) return false;
      isTold[target] = 1;
      return true;
    },
  );
  const counts: NamesAnswer['counts'] = { product: {}, plan: {} };
  const near = answers.filter(({ record: { page, plan } }) => {
    const { product } = names.pages[page]!;
    const isProduct = question.product === undefined || question.product === product;
    const isPlan = question.plan === undefined || question.plan === plan;
    if (isPlan) counts.product[product] = (counts.product[product] ?? 0) + 1;
    if (isProduct) counts.plan[plan] = (counts.plan[plan] ?? 0) + 1;
    return isProduct && isPlan;
  });
  const alike = new Map<number, number>();
  const first: Scored[] = [];
  const later: Scored[] = [];
  for (const item of near) {
    const { kind, name } = item.record;
    if (!rowsOfApi.has(kind)) {
      first.push(item);
      continue;
    }
    const count = (alike.get(name) ?? 0) + 1;
    alike.set(name, count);
    (count > mostAlike ? later : first).push(item);
  }
  const ordered = first.concat(later);
  // A name as it is written has its row in view, however many pages are called so.
  const isSymbol = ({ record }: Scored) => record.title === asTyped && rowsOfApi.has(record.kind);
  const isOwn = ({ record }: Scored) => names.pages[record.page]!.product === question.ownProduct;
  const ownSymbol = ordered.findIndex((item) => isSymbol(item) && isOwn(item));
  const symbol = ownSymbol >= 0 ? ownSymbol : ordered.findIndex(isSymbol);
  if (symbol > 2) ordered.splice(2, 0, ...ordered.splice(symbol, 1));
  const coverage = ordered[0]?.coverage ?? 0;
  const repaired = matches.map(({ meant: word }) => word);
  return {
    results: ordered.map(({ record, score, needs }) => {
      const page = names.pages[record.page]!;
      return needs === undefined ? { record, page, score } : { record, page, score, needs };
    }),
    isCovered: ordered[0]?.isWholly ?? false,
    coverage,
    isForTexts,
    ...(repaired.some(Boolean) &&
      ordered.length > 0 && {
        // Only what is written otherwise: a filter and what else was typed stay.
        suggestion: terms.reduce(
          (said, { text }, at) => said.replace(new RegExp(text, 'i'), repaired[at] ?? '$&'),
          question.query.trim(),
        ),
      }),
    marks: terms.flatMap(
      ({ text, parts }, index) => repaired[index] ?? (parts.length > 0 ? [text, ...parts] : [text]),
    ),
    counts,
  };
}
