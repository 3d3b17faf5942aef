import type { WordTable } from './createWords';
import type { NameRecord, OpenPage } from './names';
import {
  folderName,
  plainId,
  type NameKind,
  type NamePlan,
  type NamesFile,
  type RowLetter,
} from './namesFile';
import { placeOf, posting, type Posting } from './posting';
import { readRow, type ListedRow } from './readRow';
import { hanOf, hasHan, joined, splitWords } from './splitWords';
import { stretch } from './stretch';

/** What the files list, as far as it is read from one page after the other. */
export interface OpenRecords {
  pages: OpenPage[];
  /** The first page of each file that they came in. */
  firstPages: number[];
  records: NameRecord[];
  /** The pages that have a word in their title, product or groups. */
  around: Map<string, Posting[]>;
  /** Titles with Chinese in them, each once. */
  chinese: string[];
  /** The records of each. */
  chineseRecords: number[][];
  /** Groups with Chinese in them. */
  chineseTrails: Set<string>;
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

/** A word of the other name tells nearly as much. */
const aliasWeight = 0.97;
const planNames: readonly NamePlan[] = ['community', 'pro', 'premium'];

/**
 * Makes records of all that the files list.
 * @param files - as for `opening`
 * @param words - gets the words of the records
 */
export function* openRecords(
  files: readonly NamesFile[],
  words: WordTable,
): Generator<undefined, OpenRecords> {
  const pages: OpenPage[] = [];
  const firstPages: number[] = [];
  const records: NameRecord[] = [];
  const { numberOf, post } = words;

  const wordsOf = new Map<string, string[]>();
  const split = (text: string): string[] => {
    const known = wordsOf.get(text);
    if (known) return known;
    const made = [...new Set(splitWords(text))];
    wordsOf.set(text, made);
    return made;
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
    name.inOne ??= numberOf(name.words.map((word) => words.list[word]).join(''));
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
  return { pages, firstPages, records, around, chinese, chineseRecords, chineseTrails };
}
