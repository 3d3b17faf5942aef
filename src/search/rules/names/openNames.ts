import {
  folderName,
  plainId,
  rowKinds,
  type NameKind,
  type NamePlan,
  type NamesFile,
  type RowLetter,
} from './namesFile';
import { lettersOf } from './letters';
import { toLines, type Lines } from './lines';
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
  /** The same number for records that lead to the same address. */
  target: number;
  /** The same number for records of the same title. */
  name: number;
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

/** Chinese titles in Latin letters: one for each of {@link Names.chinese}, and behind them those of characters that may be read otherwise. */
export interface Readings {
  /** The records of each. */
  records: readonly (readonly number[])[];
  /** All syllables of each in one, e.g. `fenye`. */
  full: Lines;
  /** Where in a full reading a syllable begins. */
  starts: ReadonlySet<number>[];
  /** First letters of the syllables: `fy`. */
  initials: Lines;
}

/** Every word, with where it stands. */
export interface Words {
  /** Words of records, and behind them those that only pages have. */
  lines: Lines;
  list: readonly string[];
  /** How many of them are words of records. */
  own: number;
  /** Their places in `list`. */
  places: ReadonlyMap<string, number>;
  /** The records of each word. */
  records: readonly (readonly Posting[])[];
  /** The pages that have it in their title, product or groups. */
  pages: readonly (readonly Posting[])[];
  /** Words of records by what they begin with. */
  stems: ReadonlyMap<string, readonly number[]>;
  /** As `lettersOf` gives them. */
  letters: Int32Array;
}

/** An index that answers from memory. Nothing in it changes by being asked. */
export interface Names {
  pages: OpenPage[];
  /** The first page of each file that they came in. */
  firstPages: number[];
  records: NameRecord[];
  words: Words;
  /** Titles with Chinese in them, each once. */
  chinese: Lines;
  /** The records of each. */
  chineseRecords: readonly (readonly number[])[];
  readings: Readings;
  /** All Chinese titles and groups, one behind the other. */
  chineseText: string;
  /** By a term, joined, what stands for it. */
  synonyms: Map<string, string[]>;
  /** Of the terms in `synonyms` the most words one has. */
  longestSynonym: number;
  simplified: Map<string, string>;
}

/** A word of the other name tells nearly as much. */
const aliasWeight = 0.97;
const nowhere: Posting[] = [];
const planNames: readonly NamePlan[] = ['community', 'pro', 'premium'];
const hanRuns = /\p{Script=Han}+/gu;

const hanOf = (text: string): string => text.match(hanRuns)?.join('') ?? '';

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

function readingOf(syllables: readonly string[]) {
  const starts = new Set<number>();
  let full = '';
  for (const syllable of syllables) {
    starts.add(full.length);
    full += syllable;
  }
  return { full, starts, initials: syllables.map((one) => one.charAt(0)).join('') };
}

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

/** A row of a list that several pages share. */
interface ListedRow {
  kind: NameKind;
  name: string;
  anchor: string;
  plan: NamePlan | undefined;
  isOld: boolean;
  /** Of a class the global name, where that does not follow from its own. */
  global: string | undefined;
}

const planOf: Readonly<Record<string, NamePlan>> = { '+': 'pro', '!': 'premium' };

/** Reads a name in a list of rows, with its marks. */
function readRow(text: string, letter: RowLetter): ListedRow {
  const [marked = '', global] = text.split('=');
  const last = marked.at(-1) ?? '';
  const mark = last === '+' || last === '!' || last === '~' ? last : '';
  const name = mark === '' ? marked : marked.slice(0, -1);
  return {
    kind: rowKinds[letter],
    name,
    anchor: `${anchorOf[letter]}-${name}`,
    plan: planOf[mark],
    isOld: mark === '~',
    global,
  };
}

/** What records of the same title share. */
interface Name {
  number: number;
  title: string;
  whole: string;
  han: string;
  hasHan: boolean;
  /** Its words, each once, by their numbers. */
  words: readonly number[];
  /** Its words in one, by its number; made where it is needed. */
  inOne: number | undefined;
}

/** How many small pieces of work are done between two chances to stop. */
const stretch = 200;

/**
 * Makes of the files of one or several docs versions what is asked at every key, bit by bit: whoever runs it may let others work
 * whenever it stops.
 * @param files - between equals, what is in an earlier one stands first
 */
export function* opening(files: readonly NamesFile[]): Generator<undefined, Names> {
  const pages: OpenPage[] = [];
  const firstPages: number[] = [];
  const records: NameRecord[] = [];

  const wordsOf = new Map<string, string[]>();
  const split = (text: string): string[] => {
    const known = wordsOf.get(text);
    if (known) return known;
    const made = [...new Set(splitWords(text))];
    wordsOf.set(text, made);
    return made;
  };
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const postings: Posting[][] = [];
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, words.length);
    postings.push([]);
    return words.push(word) - 1;
  };
  const post = (word: number, value: Posting) => {
    const list = postings[word]!;
    const last = list.length - 1;
    if (last < 0 || placeOf(list[last]!) !== placeOf(value)) list.push(value);
    else if (list[last]! < value) list[last] = value;
  };
  const around = new Map<string, Posting[]>();

  const named = new Map<string, Name>();
  const nameOf = (title: string): Name => {
    const known = named.get(title);
    if (known) return known;
    const isHan = hasHan(title);
    const made: Name = {
      number: named.size,
      title,
      whole: joined(title),
      han: isHan ? hanOf(title) : '',
      hasHan: isHan,
      words: [...new Set(splitWords(title))].map(numberOf),
      inOne: undefined,
    };
    named.set(title, made);
    return made;
  };
  const postName = (name: Name, at: number, weight: number, most: number) => {
    const value = posting(at, weight);
    for (const word of name.words) post(word, value);
    if (name.words.length < 2 || name.words.length > most) return;
    name.inOne ??= numberOf(name.words.map((word) => words[word]).join(''));
    post(name.inOne, value);
  };

  const chinese: string[] = [];
  const chineseNumbers = new Map<number, number>();
  const chineseRecords: number[][] = [];
  const chineseTrails = new Set<string>();
  const addChinese = ({ number, title }: Name, at: number) => {
    let place = chineseNumbers.get(number);
    if (place === undefined) {
      place = chinese.push(title) - 1;
      chineseNumbers.set(number, place);
      chineseRecords.push([]);
    }
    chineseRecords[place]!.push(at);
  };

  /** Of each anchor the last page that has it, and what its address there is numbered. */
  const anchors = new Map<string, { page: number; target: number }>();
  let targets = 0;
  const targetOf = (page: number, anchor: string): number => {
    const known = anchors.get(anchor);
    if (known?.page === page) return known.target;
    targets += 1;
    if (known) {
      known.page = page;
      known.target = targets;
    } else anchors.set(anchor, { page, target: targets });
    return targets;
  };

  const add = (
    kind: NameKind,
    title: string,
    page: number,
    anchor: string,
    plan: NamePlan,
    isOld: boolean,
    isInherited: boolean,
    alias = '',
    /** Another form in which it is typed whole. */
    form = '',
  ) => {
    const at = records.length;
    const name = nameOf(title);
    postName(name, at, 1, 5);
    const other = alias === '' ? undefined : nameOf(alias);
    if (other) postName(other, at, aliasWeight, 4);
    if (form !== '') post(numberOf(form), posting(at, 1));
    if (name.hasHan) addChinese(name, at);
    records.push({
      kind,
      title: name.title,
      page,
      anchor,
      plan,
      isOld,
      isInherited,
      whole: name.whole,
      alias: other?.whole ?? '',
      han: name.han,
      size: Math.max(1, name.words.length),
      target: targetOf(page, anchor),
      name: name.number,
    });
  };

  for (const file of files) {
    firstPages.push(pages.length);
    const titles = file.headings.split('\n');
    const ids = file.ids.split('\n');
    const lists = new Map<string, ListedRow[]>();
    /** The rows of a list, read once for all pages that have it. */
    const rowsOf = (list: number, letter: RowLetter): ListedRow[] => {
      const key = `${letter}${list}`;
      let rows = lists.get(key);
      if (!rows) {
        rows = (file.rows[list]?.split(' ') ?? []).map((text) => readRow(text, letter));
        lists.set(key, rows);
      }
      return rows;
    };
    let heading = 0;
    let folder = '';
    for (const entry of file.pages) {
      const address = entry.a ?? `${folder}${folderName(entry.t)}/`;
      folder = address.replace(/[^/]*\/$/, '');
      const page = pages.length;
      const product = file.products[entry.d] ?? '';
      const plan = planNames[entry.l ?? 0] ?? 'community';
      const isOld = entry.o === 1;
      const open: OpenPage = {
        address,
        title: entry.t,
        english: entry.n ?? entry.t,
        product,
        trail: file.trails[entry.g] ?? '',
        plan,
        isOld,
        isApi: entry.k !== undefined,
        isOfChanges: /(?:^|[/-])(?:migrat|deprecated-|upgrade-|v\d+-)/.test(address),
      };
      pages.push(open);
      const near = (text: string, weight: number) => {
        for (const word of split(text)) {
          const list = around.get(word);
          if (!list) around.set(word, [posting(page, weight)]);
          else if (placeOf(list[list.length - 1]!) !== page) list.push(posting(page, weight));
        }
      };
      near(open.title, 0.8);
      near(open.english, 0.8);
      near(product.replace(/^x-?/, ''), 0.6);
      near(open.trail, 0.4);
      if (open.isApi) near('api', 0.5);
      if (hasHan(open.trail)) chineseTrails.add(open.trail);
      add(entry.k ?? 'page', entry.t, page, '', plan, isOld, false, entry.n);
      if (entry.y !== undefined)
        add('theme', entry.y || `Mui${entry.t}`, page, '', plan, isOld, false);
      for (const end = heading + (entry.h ?? 0); heading < end; heading += 1) {
        const title = titles[heading] ?? '';
        const id = ids[heading] || plainId(title);
        const alias = hasHan(title) ? id.replaceAll('-', ' ') : '';
        add('heading', title, page, id, plan, isOld, false, alias);
      }
      const prefix = entry.c ?? `${entry.y || `Mui${entry.t}`}-`;
      for (const [letter, own] of Object.entries(entry.r ?? {}) as [RowLetter, number[]][]) {
        for (const row of own.flatMap((list) => rowsOf(list, letter))) {
          if (records.length % stretch === 0) yield;
          const isClass = row.kind === 'class';
          const title = isClass ? (row.global ?? `${prefix}${row.name}`) : row.name;
          add(
            row.kind,
            title,
            page,
            row.anchor,
            row.plan ?? plan,
            row.isOld || isOld,
            letter === 'i',
            isClass ? row.name : '',
            isClass ? title.toLowerCase() : '',
          );
        }
      }
      yield;
    }
  }

  const own = words.length;
  const stems = new Map<string, number[]>();
  const letters: number[] = [];
  for (let at = 0; at < own; at += 1) {
    const stem = stemOf(words[at]!);
    const list = stems.get(stem);
    if (list) list.push(at);
    else stems.set(stem, [at]);
    letters.push(lettersOf(words[at]!));
    if (at % stretch === 0) yield;
  }
  const pagesOf: Posting[][] = words.map(() => nowhere);
  for (const [word, list] of around) pagesOf[numberOf(word)] = list;
  const lines = toLines(words);
  yield;

  const usual = new Map<string, string>();
  const alone = new Map<string, string>();
  const simplified = new Map<string, string>();
  const readPinyin = (pinyin: string, into: Map<string, string>) => {
    for (const [, reading = '', chars = ''] of pinyin.matchAll(/([a-zü]+)(\p{Script=Han}+)/gu))
      for (const char of chars) into.set(char, reading);
  };
  for (const file of files) {
    const { simplified: pairs } = file;
    for (let at = 0; at + 1 < pairs.length; at += 2) simplified.set(pairs[at]!, pairs[at + 1]!);
    readPinyin(file.pinyin, usual);
    readPinyin(file.alone ?? '', alone);
    yield;
  }
  const full: string[] = [];
  const initials: string[] = [];
  const starts: Set<number>[] = [];
  const readingRecords = [...chineseRecords];
  const addReading = (syllables: readonly string[]) => {
    const reading = readingOf(syllables);
    full.push(reading.full);
    initials.push(reading.initials);
    starts.push(reading.starts);
  };
  /** Of titles that may be read otherwise: their places, and how. */
  const others: [title: number, syllables: string[]][] = [];
  for (const [at, title] of chinese.entries()) {
    const chars = hanOf(title).split('');
    const said = files.find(({ readings }) => Object.hasOwn(readings, title))?.readings[title];
    const syllables = said?.split(' ') ?? chars.map((char) => usual.get(char) ?? '');
    addReading(syllables);
    const other = chars.map((char, place) => alone.get(char) ?? syllables[place] ?? '');
    if (other.some((syllable, place) => syllable !== syllables[place])) others.push([at, other]);
    if (at % stretch === 0) yield;
  }
  for (const [at, syllables] of others) {
    readingRecords.push(chineseRecords[at]!);
    addReading(syllables);
  }

  const synonyms = new Map<string, string[]>();
  let longestSynonym = 1;
  for (const line of new Set(files.flatMap((file) => file.synonyms.split('\n')))) {
    const terms = line.split('|').filter(Boolean);
    for (const term of terms) {
      const key = joined(term);
      const list = synonyms.get(key) ?? [];
      list.push(...terms.filter((other) => other !== term && !list.includes(other)));
      synonyms.set(key, list);
      longestSynonym = Math.max(longestSynonym, term.split(' ').length);
    }
  }
  yield;
  // A page that has a name in both languages is a pair of its own.
  for (const { title, english, isApi } of pages) {
    const han = isApi || english === title ? '' : hanOf(title);
    if (han === '' || split(english).length > 3) continue;
    for (const [from, to] of [
      [han, english],
      [joined(english), han],
    ] as const) {
      const list = synonyms.get(from) ?? [];
      if (!list.includes(to)) synonyms.set(from, [...list, to]);
    }
  }
  return {
    pages,
    firstPages,
    records,
    words: {
      lines,
      list: words,
      own,
      places: numbers,
      records: postings,
      pages: pagesOf,
      stems,
      letters: Int32Array.from(letters),
    },
    chinese: toLines(chinese),
    chineseRecords,
    readings: {
      records: readingRecords,
      full: toLines(full),
      starts,
      initials: toLines(initials),
    },
    chineseText: [...chinese, ...chineseTrails].join('\n'),
    synonyms,
    longestSynonym,
    simplified,
  };
}

/**
 * Does all of {@link opening} at once.
 * @param files - as for {@link opening}
 */
export function openNames(files: readonly NamesFile[]): Names {
  const work = opening(files);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
