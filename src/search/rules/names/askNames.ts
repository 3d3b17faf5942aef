import type { NameKind, NamePlan } from './namesFile';
import type { NameRecord, Names, OpenPage } from './openNames';
import { addReadings, matchTerm, partTerms, type TermMatch } from './matchTerm';
import { readQuery } from './readQuery';

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
const ownProductWeight = 1.25;
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

/**
 * Answers from memory. The answer depends on the index and the question alone.
 * @param names - as `openNames` made it
 */
export function askNames(names: Names, question: NamesQuestion): NamesAnswer {
  const query = readQuery(question.query, names.simplified);
  const terms = partTerms(names, query.terms);
  const matches = terms.map((term) => matchTerm(names, term));
  if (terms.length > 1 && terms.every(({ isHan }) => !isHan)) {
    // Syllables may be typed apart.
    const read: TermMatch = { own: new Map(), around: new Map() };
    if (addReadings(names, read, query.whole))
      for (const match of matches)
        for (const [record, value] of read.own)
          if ((match.own.get(record) ?? 0) < value) match.own.set(record, value);
  }
  const total = names.records.length;
  const weights = matches.map(({ own }) => {
    let found = 0;
    for (const value of own.values()) if (value > 0.8) found += 1;
    return Math.log(1 + total / (20 + found));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const kinds = new Set(query.kinds);

  const candidates = new Set<number>();
  for (const { own } of matches)
    for (const [record, value] of own) if (value > 0.3) candidates.add(record);
  if (terms.length === 0 && kinds.size > 0) names.records.forEach((_, at) => candidates.add(at));
  else if (kinds.size > 0) {
    // `prop: Button` asks for all of what is on a page.
    names.records.forEach(({ page, kind }, at) => {
      if (kinds.has(kind) && matches.some(({ around }) => (around.get(page) ?? 0) > 0.7))
        candidates.add(at);
    });
  }

  const asTyped = question.query.trim();
  const lower = asTyped.toLowerCase();
  const isLetter = /^[a-z]$/.test(lower);
  const isCode = query.isCode || kinds.size > 0;
  const scored: {
    at: number;
    score: number;
    coverage: number;
    isWholly: boolean;
    needs: string | undefined;
  }[] = [];
  for (const at of candidates) {
    const record = names.records[at]!;
    if (kinds.size > 0 && !kinds.has(record.kind)) continue;
    // A single letter begins half of all names: pages only.
    if (isLetter && record.anchor !== '' && record.title !== asTyped) continue;
    const page = names.pages[record.page]!;
    let coverage = 0;
    let ownShare = 0;
    let hit = 0;
    let isWholly = true;
    terms.forEach((term, index) => {
      const { own, around } = matches[index]!;
      const ownValue = own.get(at) ?? 0;
      const aroundValue = (around.get(record.page) ?? 0) * 0.95;
      coverage += weights[index]! * Math.max(ownValue, aroundValue);
      if (Math.max(ownValue, aroundValue) < 0.3) isWholly = false;
      ownShare += weights[index]! * ownValue;
      if (ownValue > 0.4) hit += ownValue * Math.max(1, term.parts.length);
    });
    const share = all > 0 ? coverage / all : 1;
    const precision = Math.min(1, hit / record.size);
    const isWhole =
      query.whole !== '' && [record.whole, record.alias, record.han].includes(query.whole);
    let score = share ** 1.6 * (0.45 + 0.3 * (all > 0 ? ownShare / all : 0) + 0.25 * precision);
    const [only] = matches;
    const isStandIn =
      matches.length === 1 &&
      record.kind === 'page' &&
      [record.whole, record.alias, record.han].some(
        (form) => form !== '' && only?.wholes?.has(form),
      );
    if (isWhole) score = score * 1.35 + 0.25;
    else if (isStandIn) score = score * 1.3 + 0.2;
    else if (query.whole.length > 2 && record.whole.startsWith(query.whole))
      score *= record.kind === 'page' ? 1.25 : 1.1;
    if (record.title === asTyped) score *= 1.05;
    score *= priors[record.kind][isCode ? 1 : 0];
    if (record.isInherited) score *= 0.94;
    if (record.isOld) score *= oldWeight;
    if (page.isOfChanges) score *= changesWeight;
    if (page.product === question.ownProduct) score *= ownProductWeight;
    score *= planRank[record.plan];
    const needs = page.isApi ? question.needed?.(page.address, record.anchor) : undefined;
    if (needs !== undefined) score *= neededWeight;
    // A title as it is written is that page, whatever else has its words.
    if (record.kind === 'page' && record.title.toLowerCase() === lower) score += 2;
    scored.push({ at, score, coverage: share, isWholly, needs });
  }

  // What has much less of the query than the best is no answer; the same whatever it is narrowed to.
  const most = scored.reduce((value, { coverage }) => Math.max(value, coverage), 0);
  const addresses = new Set<string>();
  const answers = scored
    .filter(({ coverage }) => coverage >= Math.min(0.34, most * 0.6))
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .filter(({ at }) => {
      const { page, anchor } = names.records[at]!;
      const address = `${page}#${anchor}`;
      return !addresses.has(address) && addresses.add(address);
    });
  const counts: NamesAnswer['counts'] = { product: {}, plan: {} };
  const near = answers.filter(({ at }) => {
    const { page, plan } = names.records[at]!;
    const { product } = names.pages[page]!;
    const isProduct = question.product === undefined || question.product === product;
    const isPlan = question.plan === undefined || question.plan === plan;
    if (isPlan) counts.product[product] = (counts.product[product] ?? 0) + 1;
    if (isProduct) counts.plan[plan] = (counts.plan[plan] ?? 0) + 1;
    return isProduct && isPlan;
  });
  const alike = new Map<string, number>();
  const first: typeof near = [];
  const later: typeof near = [];
  for (const item of near) {
    const { kind, title } = names.records[item.at]!;
    if (!rowsOfApi.has(kind)) {
      first.push(item);
      continue;
    }
    const count = (alike.get(title) ?? 0) + 1;
    alike.set(title, count);
    (count > mostAlike ? later : first).push(item);
  }
  const ordered = [...first, ...later];
  // A name as it is written has its row in view, however many pages are called so.
  const isSymbol = ({ at }: (typeof near)[number]) =>
    rowsOfApi.has(names.records[at]!.kind) && names.records[at]!.title === asTyped;
  const isOwn = ({ at }: (typeof near)[number]) =>
    names.pages[names.records[at]!.page]!.product === question.ownProduct;
  const ownSymbol = ordered.findIndex((item) => isSymbol(item) && isOwn(item));
  const symbol = ownSymbol >= 0 ? ownSymbol : ordered.findIndex(isSymbol);
  if (symbol > 2) ordered.splice(2, 0, ...ordered.splice(symbol, 1));
  const coverage = ordered[0]?.coverage ?? 0;
  const meant = matches.map(({ meant: word }) => word);
  return {
    results: ordered.map(({ at, score, needs }) => {
      const record = names.records[at]!;
      const page = names.pages[record.page]!;
      return { record, page, score, ...(needs !== undefined && { needs }) };
    }),
    isCovered: ordered[0]?.isWholly ?? false,
    coverage,
    ...(meant.some(Boolean) &&
      ordered.length > 0 && {
        suggestion: terms.map(({ text }, index) => meant[index] ?? text).join(' '),
      }),
    marks: terms.flatMap(
      ({ text, parts }, index) => meant[index] ?? (parts.length > 0 ? [text, ...parts] : [text]),
    ),
    counts,
  };
}
