import {
  folderName,
  plainId,
  rowKinds,
  type NameKind,
  type NamePlan,
  type NamesFile,
  type NamesPage,
  type RowLetter,
} from './namesFile';
import { hasHan, joined, splitWords, stemOf } from './splitWords';

/** A page, as its records know it. */
export interface OpenPage {
  address: string;
  title: string;
  english: string;
  product: string;
  trail: string;
  plan: NamePlan;
  isOld: boolean;
  isApi: boolean;
  /** Whether it tells of changes between releases: what it names is explained elsewhere. */
  isOfChanges: boolean;
}

/** What can be found. */
export interface NameRecord {
  kind: NameKind;
  title: string;
  /** Place of its page in {@link Names.pages}. */
  page: number;
  /** Id of what is meant on the page; '' for the page. */
  anchor: string;
  plan: NamePlan;
  isOld: boolean;
  /** Whether another component declares it. */
  isInherited: boolean;
  /** The title to be compared with a whole query, and what else the same is called. */
  whole: string;
  alias: string;
  /** The Chinese of a title that begins with the English one: `按钮` of `Button 按钮`. */
  han: string;
  /** Number of its words. */
  size: number;
}

/**
 * Where a word stands: the place of a record or page, and how much it tells there. One number, since there are so many of them that
 * objects would take a second of a telephone.
 */
export type Posting = number;

const weightScale = 1024;

const posting = (place: number, weight: number): Posting =>
  place * weightScale + Math.round(weight * (weightScale - 1));

/** The place of a record or page that a posting names. */
export const placeOf = (value: Posting): number => Math.floor(value / weightScale);

/** How much a word tells there, up to 1. */
export const weightOf = (value: Posting): number => (value % weightScale) / (weightScale - 1);

/** A Chinese title in Latin letters. */
export interface Reading {
  /** All its syllables in one, e.g. `fenye`. */
  full: string;
  /** Where in `full` a syllable begins. */
  starts: Set<number>;
  /** First letters of the syllables: `fy`. */
  initials: string;
  records: number[];
}

function readingOf(syllables: readonly string[]): Reading {
  const starts = new Set<number>();
  let full = '';
  for (const syllable of syllables) {
    starts.add(full.length);
    full += syllable;
  }
  return { full, starts, initials: syllables.map((one) => one.charAt(0)).join(''), records: [] };
}

/** An index that answers from memory. Nothing in it changes by being asked. */
export interface Names {
  pages: OpenPage[];
  records: NameRecord[];
  /** Records by a word of their own. */
  words: Map<string, Posting[]>;
  /** The keys of `words` by what they begin with. */
  stems: Map<string, string[]>;
  /** Pages by a word of their title, product or groups. */
  around: Map<string, Posting[]>;
  /** Records with Chinese in their title. */
  chinese: number[];
  /** All Chinese titles and groups, one behind the other. */
  chineseText: string;
  /** How each Chinese title is read. */
  readings: Map<string, Reading>;
  /** By a term, joined, what stands for it. */
  synonyms: Map<string, string[]>;
  /** Of the terms in `synonyms` the most words one has. */
  longestSynonym: number;
  simplified: Map<string, string>;
}

/** A word of the other name tells nearly as much. */
const aliasWeight = 0.97;
const planNames: readonly NamePlan[] = ['community', 'pro', 'premium'];
const hanRuns = /\p{Script=Han}+/gu;

const hanOf = (text: string): string => text.match(hanRuns)?.join('') ?? '';

/** A name in a list of rows, with its marks. */
function readRow(text: string): { name: string; plan?: NamePlan; isOld: boolean; global?: string } {
  const [marked = '', global] = text.split('=');
  const name = marked.replace(/[+!~]$/, '');
  const mark = marked.slice(name.length);
  return {
    name,
    ...(mark === '+' && { plan: 'pro' as const }),
    ...(mark === '!' && { plan: 'premium' as const }),
    isOld: mark === '~',
    ...(global !== undefined && { global }),
  };
}

const anchorOf: Readonly<Record<RowLetter, string>> = {
  p: 'prop',
  i: 'prop',
  s: 'slot',
  c: 'class',
  r: 'member',
  m: 'member',
  f: 'member',
  e: 'event',
  x: 'selector',
};

/** Whether a fetched value is an index that this code can open. */
export function isNamesFile(value: unknown): value is NamesFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    (value as NamesFile).format === 1 &&
    Array.isArray((value as NamesFile).pages) &&
    Array.isArray((value as NamesFile).rows)
  );
}

/**
 * Makes of the files of one or several docs versions what is asked at every key.
 * @param files - between equals, what is in an earlier one stands first
 */
export function openNames(files: readonly NamesFile[]): Names {
  const names: Names = {
    pages: [],
    records: [],
    words: new Map(),
    stems: new Map(),
    around: new Map(),
    chinese: [],
    chineseText: '',
    readings: new Map(),
    synonyms: new Map(),
    longestSynonym: 1,
    simplified: new Map(),
  };
  const wordsOf = new Map<string, string[]>();
  const split = (text: string): string[] => {
    const known = wordsOf.get(text);
    if (known) return known;
    const made = [...new Set(splitWords(text))];
    wordsOf.set(text, made);
    return made;
  };
  const post = (word: string, record: number, weight: number) => {
    const list = names.words.get(word);
    const value = posting(record, weight);
    if (!list) names.words.set(word, [value]);
    else if (placeOf(list[list.length - 1]!) !== record) list.push(value);
    else if (list[list.length - 1]! < value) list[list.length - 1] = value;
  };
  const chineseTexts: string[] = [];
  const add = (
    record: Omit<NameRecord, 'whole' | 'size' | 'alias' | 'han'>,
    alias = '',
    /** Other forms in which it is typed whole. */
    forms: readonly string[] = [],
  ) => {
    const at = names.records.length;
    const own = split(record.title);
    const whole = joined(record.title);
    names.records.push({
      ...record,
      whole,
      alias: joined(alias),
      han: hanOf(record.title),
      size: Math.max(1, own.length),
    });
    for (const word of own) post(word, at, 1);
    if (own.length > 1 && own.length < 6) post(own.join(''), at, 1);
    if (alias !== '') {
      const other = split(alias);
      for (const word of other) post(word, at, aliasWeight);
      if (other.length > 1 && other.length < 5) post(other.join(''), at, aliasWeight);
    }
    for (const form of forms) post(form.toLowerCase(), at, 1);
    if (hasHan(record.title)) {
      names.chinese.push(at);
      chineseTexts.push(record.title);
    }
  };
  const addRow = (page: number, entry: NamesPage, letter: RowLetter, text: string) => {
    const { name, plan, isOld, global } = readRow(text);
    const kind = rowKinds[letter];
    const theme = entry.y === '' ? `Mui${entry.t}` : (entry.y ?? `Mui${entry.t}`);
    const className = global ?? `${entry.c ?? `${theme}-`}${name}`;
    const owner = names.pages[page]!;
    add(
      {
        kind,
        title: kind === 'class' ? className : name,
        page,
        anchor: `${anchorOf[letter]}-${name}`,
        plan: plan ?? owner.plan,
        isOld: isOld || owner.isOld,
        isInherited: letter === 'i',
      },
      kind === 'class' ? name : '',
      kind === 'class' ? [className] : [],
    );
  };

  for (const file of files) {
    const titles = file.headings.split('\n');
    const ids = file.ids.split('\n');
    let heading = 0;
    let folder = '';
    for (const entry of file.pages) {
      const address = entry.a ?? `${folder}${folderName(entry.t)}/`;
      folder = address.replace(/[^/]*\/$/, '');
      const page = names.pages.length;
      const product = file.products[entry.d] ?? '';
      const open: OpenPage = {
        address,
        title: entry.t,
        english: entry.n ?? entry.t,
        product,
        trail: file.trails[entry.g] ?? '',
        plan: planNames[entry.l ?? 0] ?? 'community',
        isOld: entry.o === 1,
        isApi: entry.k !== undefined,
        isOfChanges: /(?:^|[/-])(?:migrat|deprecated-|v\d+-)/.test(address),
      };
      names.pages.push(open);
      const near = (text: string, weight: number) => {
        for (const word of split(text)) {
          const list = names.around.get(word);
          if (!list) names.around.set(word, [posting(page, weight)]);
          else if (placeOf(list[list.length - 1]!) !== page) list.push(posting(page, weight));
        }
      };
      near(open.title, 0.8);
      near(open.english, 0.8);
      near(product.replace(/^x-?/, ''), 0.6);
      near(open.trail, 0.4);
      if (open.isApi) near('api', 0.5);
      if (hasHan(open.trail)) chineseTexts.push(open.trail);
      const shared = { page, plan: open.plan, isOld: open.isOld, isInherited: false };
      add({ ...shared, kind: entry.k ?? 'page', title: entry.t, anchor: '' }, entry.n ?? '');
      if (entry.y !== undefined)
        add({ ...shared, kind: 'theme', title: entry.y || `Mui${entry.t}`, anchor: '' });
      for (const end = heading + (entry.h ?? 0); heading < end; heading += 1) {
        const title = titles[heading] ?? '';
        const id = ids[heading] || plainId(title);
        const alias = hasHan(title) ? id.replaceAll('-', ' ') : '';
        add({ ...shared, kind: 'heading', title, anchor: id }, alias);
      }
      for (const [letter, lists] of Object.entries(entry.r ?? {}) as [RowLetter, number[]][]) {
        for (const list of lists)
          for (const text of file.rows[list]?.split(' ') ?? []) addRow(page, entry, letter, text);
      }
    }
  }
  for (const word of names.words.keys()) {
    const stem = stemOf(word);
    const list = names.stems.get(stem);
    if (list) list.push(word);
    else names.stems.set(stem, [word]);
  }
  names.chineseText = chineseTexts.join('\n');

  const usual = new Map<string, string>();
  for (const { simplified, pinyin } of files) {
    for (let at = 0; at + 1 < simplified.length; at += 2)
      names.simplified.set(simplified[at]!, simplified[at + 1]!);
    for (const [, reading = '', chars = ''] of pinyin.matchAll(/([a-zü]+)(\p{Script=Han}+)/gu))
      for (const char of chars) usual.set(char, reading);
  }
  for (const at of names.chinese) {
    const { title } = names.records[at]!;
    let reading = names.readings.get(title);
    if (!reading) {
      const own = files.find(({ readings }) => Object.hasOwn(readings, title))?.readings[title];
      reading = readingOf(
        own?.split(' ') ??
          hanOf(title)
            .split('')
            .map((char) => usual.get(char) ?? ''),
      );
      names.readings.set(title, reading);
    }
    reading.records.push(at);
  }
  for (const line of new Set(files.flatMap(({ synonyms }) => synonyms.split('\n')))) {
    const terms = line.split('|').filter(Boolean);
    for (const term of terms) {
      const key = joined(term);
      const list = names.synonyms.get(key) ?? [];
      list.push(...terms.filter((other) => other !== term && !list.includes(other)));
      names.synonyms.set(key, list);
      names.longestSynonym = Math.max(names.longestSynonym, term.split(' ').length);
    }
  }
  // A page that has a name in both languages is a pair of its own.
  for (const { title, english, isApi } of names.pages) {
    const chinese = hanOf(title);
    if (isApi || chinese === '' || english === title || split(english).length > 3) continue;
    for (const [from, to] of [
      [chinese, english],
      [joined(english), chinese],
    ] as const) {
      const list = names.synonyms.get(from) ?? [];
      if (!list.includes(to)) names.synonyms.set(from, [...list, to]);
    }
  }
  return names;
}
