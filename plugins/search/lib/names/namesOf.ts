import { groupsOf, memberKind } from '../../../../src/api/rules/partRows';
import type {
  ApiClass,
  ApiGroup,
  ApiModel,
  ApiPlan,
  ApiType,
} from '../../../../src/api/rules/types';
import {
  folderName,
  plainId,
  type NamesFile,
  type NamesPage,
  type RowLetter,
} from '../../../../src/search/rules/names/namesFile';
import type { PageHeading } from '../../../page-tree/lib/pageAnchors';

/** A page of one docs version in one language, as the page tree and its source tell of it. */
export interface NamedPage {
  /** Address below the base of the language, with its last slash and without the first. */
  address: string;
  title: string;
  /** Its name in English. */
  english: string;
  /** Product id. */
  product: string;
  /** Groups above it, outermost first, without the product. */
  trail: string[];
  plan?: string;
  /** Whether it is deprecated or documents what is kept for old code. */
  isOld: boolean;
  headings: PageHeading[];
  /** What its front matter says that it is about. */
  description: string;
  /** Its file's text. */
  text: string;
  /** What it documents, if it is a page of the API reference. */
  model?: ApiModel;
}

/** Headings that say where on the page one is, and nothing about the subject. */
const noSubject = new Set(['import', 'demos', 'changes', 'api', 'see-also']);

const isSubject = (id: string): boolean => !noSubject.has(id) && !/^changes-since/.test(id);

/** The headings of a page that can be found. */
export const foundHeadings = ({ headings }: Pick<NamedPage, 'headings'>): PageHeading[] =>
  headings.filter(({ id, title }) => isSubject(id) && title !== '');

interface Row {
  name: string;
  plan?: ApiPlan;
  deprecated?: string;
}

function mark({ plan, deprecated }: Row): string {
  if (deprecated !== undefined) return '~';
  if (plan === 'pro') return '+';
  return plan === 'premium' ? '!' : '';
}

const listed = (rows: readonly Row[]): string =>
  rows.map((row) => `${row.name}${mark(row)}`).join(' ');

const isFunction = ({ parts, expanded }: ApiType): boolean =>
  [...parts, ...(expanded ?? [])]
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('')
    .includes('=>');

/** What the class names of a component begin with: that of most of its classes. */
function classPrefix(classes: readonly ApiClass[]): string {
  const counts = new Map<string, number>();
  for (const { name, className } of classes) {
    if (!className.endsWith(name)) continue;
    const prefix = className.slice(0, className.length - name.length);
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function groupLists(model: ApiModel, { members }: ApiGroup): [RowLetter, string][] {
  const kind = memberKind(model);
  if (kind === 'event') return [['e', listed(members)]];
  if (kind === 'selector') return [['x', listed(members)]];
  return [
    ['f', listed(members.filter(({ type }) => isFunction(type)))],
    ['m', listed(members.filter(({ type }) => !isFunction(type)))],
  ];
}

/** The rows of a model's page: lists of names by what they are. */
function rowLists(model: ApiModel, prefix: string): [RowLetter, string][] {
  switch (model.kind) {
    case 'component':
      return [
        ['p', listed(model.props)],
        ...model.inherited.map(({ members }): [RowLetter, string] => ['i', listed(members)]),
        ['s', listed(model.slots)],
        [
          'c',
          model.classes
            .map((row) =>
              row.className === `${prefix}${row.name}`
                ? `${row.name}${mark(row)}`
                : `${row.name}${mark(row)}=${row.className}`,
            )
            .join(' '),
        ],
      ];
    case 'hook':
      return [
        ['p', listed(model.parameters)],
        ['r', listed(model.returned)],
      ];
    default:
      return groupsOf(model).flatMap((group) => groupLists(model, group));
  }
}

/** Gives every text a number, the same to the same. */
function numbered(): { list: string[]; of: (text: string) => number } {
  const numbers = new Map<string, number>();
  const list: string[] = [];
  const of = (text: string) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, list.length);
    return list.push(text) - 1;
  };
  return { list, of };
}

/** What of the index does not come from pages. */
export type NamesTables = Pick<
  NamesFile,
  'synonyms' | 'pinyin' | 'readings' | 'alone' | 'simplified'
>;

/**
 * Makes the names index of one docs version in one language.
 * @param pages - in the order of the page tree, which decides between equals
 * @param tables - from the titles to what helps to find them
 */
export function namesOf(
  pages: readonly NamedPage[],
  tables: (titles: readonly string[]) => NamesTables,
): NamesFile {
  const products = numbered();
  const trails = numbered();
  const rows = numbered();
  const titles: string[] = [];
  const headings: PageHeading[] = [];
  let folder = '';
  const made = pages.map((page): NamesPage => {
    const { model } = page;
    titles.push(page.title);
    const isPlain = page.address === `${folder}${folderName(page.title)}/`;
    folder = page.address.replace(/[^/]*\/$/, '');
    const entry: NamesPage = {
      ...(!isPlain && { a: page.address }),
      t: page.title,
      d: products.of(page.product),
      g: trails.of(page.trail.join(' / ')),
    };
    if (page.english !== page.title) entry.n = page.english;
    if (page.plan === 'pro') entry.l = 1;
    if (page.plan === 'premium') entry.l = 2;
    if (page.isOld || model?.deprecated !== undefined) entry.o = 1;
    if (model) {
      entry.k = model.kind === 'component' || model.kind === 'hook' ? model.kind : 'interface';
      const theme = model.kind === 'component' ? model.themeName : undefined;
      if (theme !== undefined) entry.y = theme === `Mui${page.title}` ? '' : theme;
      const prefix = model.kind === 'component' ? classPrefix(model.classes) : '';
      if (prefix !== '' && prefix !== `${theme}-`) entry.c = prefix;
      const lists: NamesPage['r'] = {};
      for (const [letter, list] of rowLists(model, prefix || `${theme}-`))
        if (list !== '') (lists[letter] ??= []).push(rows.of(list));
      if (Object.keys(lists).length > 0) entry.r = lists;
    } else {
      const own = foundHeadings(page);
      titles.push(...own.map(({ title }) => title));
      if (own.length > 0) entry.h = own.length;
      headings.push(...own);
    }
    return entry;
  });
  return {
    format: 1,
    products: products.list,
    trails: trails.list,
    rows: rows.list,
    pages: made,
    headings: headings.map(({ title }) => title.replaceAll('\n', ' ')).join('\n'),
    ids: headings.map(({ id, title }) => (plainId(title) === id ? '' : id)).join('\n'),
    ...tables(titles),
  };
}
