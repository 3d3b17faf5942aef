import { optionsOf, type FoundPage } from './foundPages';
import type { ErrorResult } from './errors/askErrors';
import type { ErrorsAnswer } from './errors/narrowErrors';
import { addressAt } from './names/addressAt';
import type { NamesAnswer } from './names/asking';
import { namesPages } from './namesAnswer';
import type { Answer } from './searchState';

/** Sections that explain what a package has printed, as the list shows them. */
export function errorPages(errors: readonly ErrorResult[], baseUrl: string): FoundPage[] {
  return errors.map(({ page, anchor, title }) => ({
    url: baseUrl + addressAt(page.a, anchor),
    title,
    product: page.d,
    section: '',
    plan: 'community',
    excerpt: '',
    headings: [],
    kind: 'error',
    owner: page.t,
  }));
}

type Counts = Readonly<Record<string, number>>;

/** Counts of names and of the text are added; names have most of the sections that explain errors, too. */
function joined(a: Counts, b: Counts, errors: Counts = {}) {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  for (const [name, count] of Object.entries(errors)) sum[name] = Math.max(sum[name] ?? 0, count);
  return sum;
}

/** Where names have not the whole query: as many of them stand before what the text of pages has, and as many pages of it before the others. */
const ofEach = 3;
/** Sections that have a part of it are nearer than pages that have every word somewhere. */
const ofSections = 5;

/**
 * Puts what explains an error first, then what names have, then what the text of pages has; no address twice. Names that have only a part of
 * the query and the text take turns, so that neither hides the other.
 * @param names - absent where the names could not be fetched
 * @param text - absent where the text need not be asked, or has not answered yet
 * @param errors - sections that explain what was pasted
 */
export function mergeAnswers(
  names: NamesAnswer | undefined,
  text: Answer | undefined,
  { baseUrl, limit }: { baseUrl: string; limit: number },
  errors?: ErrorsAnswer,
): Answer {
  const named = names ? namesPages(names, baseUrl, limit) : [];
  const found = text?.pages ?? [];
  const ofNames = names?.isForTexts ? ofSections : ofEach;
  const atFirst = names?.isCovered ? named.length : ofNames;
  const inTurn = [
    ...errorPages(errors?.results ?? [], baseUrl),
    ...named.slice(0, atFirst),
    ...found.slice(0, ofEach),
    ...named.slice(atFirst),
    ...found.slice(ofEach),
  ];
  const known = new Set<string>();
  const pages: FoundPage[] = [];
  for (const page of inTurn) {
    if (known.has(page.url)) continue;
    const headings = page.headings.filter(({ url }) => !known.has(url));
    const shown = { ...page, headings };
    optionsOf([shown]).forEach((url) => known.add(url));
    pages.push(shown);
  }
  const none = { product: {}, plan: {} };
  const a = names?.counts ?? none;
  const b = text?.counts ?? none;
  return {
    pages: pages.slice(0, limit),
    // Of what is shown each is counted once.
    total:
      pages.length +
      (names?.results.length ?? 0) -
      named.length +
      (text?.total ?? 0) -
      found.length,
    counts: {
      product: joined(a.product, b.product, errors?.counts.product),
      plan: joined(a.plan, b.plan, errors?.counts.plan),
    },
    ...(names && { marks: names.marks }),
    ...(text?.reach !== undefined && { reach: text.reach }),
    ...(names?.suggestion !== undefined && { suggestion: names.suggestion }),
  };
}
