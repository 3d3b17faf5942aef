import MiniSearch from 'minisearch';
import type { AgentsIndex } from '../../../../src/agents/rules/types';
import { splitWords, stemOf } from '../../../../src/search/rules/names/splitWords';

/** A page that a sentence is about. */
export interface TextHit {
  /** Place in the pages of the index. */
  page: number;
  score: number;
}

/** Finds pages by sentences: what they say they are about, not only what they are called. */
export interface Texts {
  /**
   * @param others - words that stand for those of the query
   * @param product - id of the product that it names
   */
  find: (query: string, others?: readonly string[], product?: string) => TextHit[];
}

/** How much a word counts that only stands for one of the query. */
export const otherWeight = 0.25;

/** How much more a page of the product counts that the query names. */
const ownProductWeight = 1.6;

/** Words that tell nothing, in a sentence about what is wanted. */
const fillers = new Set(
  'a an the of in on to at by and or is are be do does it its with from for into as that this these those there which whose who what when where while how so can let lets my your own want need make create build show shows using use used user users i we you not only but has have'.split(
    ' ',
  ),
);
const chineseFillers =
  /[的了吗呢把给在与和或]|如何|怎么|可以|需要|例如|使用|自定义|添加|实现|显示|用户/gu;

const hanRuns = /\p{Script=Han}+/gu;

/**
 * Words in one form, and of Chinese every two characters that stand together; one that stands alone is a word, too.
 */
export function tellingWords(text: string): string[] {
  const words = splitWords(text)
    .filter((word) => !fillers.has(word))
    // `filter` of `filtering` as well as of `filters`.
    .map((word) => stemOf(stemOf(word)));
  const pairs = (text.replace(chineseFillers, ' ').match(hanRuns) ?? []).flatMap((run) =>
    run.length < 2
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...words, ...pairs];
}

/** The same of a text in which words are looked for: with each Chinese character, since a query may have it alone. */
export function foundWords(text: string): string[] {
  return [...tellingWords(text), ...(text.match(hanRuns) ?? []).flatMap((run) => [...run])];
}

/** Makes an index of what pages are about, from titles, descriptions, headings, and the symbols that their demos use. */
export function openTexts({ pages, demos, symbols, products }: AgentsIndex): Texts {
  const homes = new Set(products.map(({ home }) => home));
  const uses = new Map<string, Set<string>>();
  for (const demo of demos) {
    const names = uses.get(demo.page) ?? new Set();
    for (const name of demo.uses ?? []) names.add(name);
    uses.set(demo.page, names);
  }
  const rows = new Map(
    symbols.map(({ path, rows: groups }) => [
      path,
      Object.values(groups).flatMap((group) => group.map(({ name }) => name)),
    ]),
  );
  const index = new MiniSearch<{ id: number }>({
    fields: ['title', 'about', 'headings', 'uses', 'rows'],
    tokenize: (text) => text.split('\n'),
    processTerm: (term) => term || null,
    extractField: (document, field) => {
      const page = pages[document.id]!;
      const words = (text: string) => foundWords(text).join('\n');
      switch (field) {
        case 'title':
          return words(page.title);
        case 'about':
          return words(page.about);
        case 'headings':
          return words(page.headings.map(([, , title]) => title).join(' '));
        case 'uses':
          return words([...(uses.get(page.path) ?? [])].join(' '));
        case 'rows':
          return words((rows.get(page.path) ?? []).join(' '));
        default:
          return String(document.id);
      }
    },
  });
  index.addAll(pages.map((_page, id) => ({ id })));
  return {
    find: (query, others = [], product) => {
      const own = new Set(tellingWords(query));
      const further = others.flatMap(tellingWords).filter((word) => !own.has(word));
      return index
        .search([...own, ...new Set(further)].join('\n'), {
          boostTerm: (term) => (own.has(term) ? 1 : otherWeight),
          boost: { title: 3, about: 2, headings: 1.5, uses: 0.5, rows: 0.5 },
          prefix: (term) => term.length > 4 && !/\p{Script=Han}/u.test(term),
          boostDocument: (id) => {
            const page = pages[id as number]!;
            // Its first page has the product's name, which the query has, too.
            const isHome = homes.has(page.path);
            const own = page.product === product && !isHome ? ownProductWeight : 1;
            if (page.isOld) return 0.4 * own;
            if (/(?:^|[/-])(?:migrat|deprecated-|changelog)/.test(page.path)) return 0.5 * own;
            return (rows.has(page.path) ? 0.8 : 1) * own;
          },
        })
        .map(({ id, score }) => ({ page: id as number, score }));
    },
  };
}
