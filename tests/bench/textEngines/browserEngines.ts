import { askIndex } from '../../../src/search/rules/askIndex';
import type { PagefindModule, PagefindPage } from '../../../src/search/rules/pagefindModule';
import { createPagefindScript } from '../../../src/search/rules/pagefindScript';
import { ownProduct } from '../../../src/search/rules/rankPages';
import { searchFilters, widest } from '../../../src/search/rules/searchFilters';
import { pageSize } from '../../../src/search/rules/searchState';
import { joinSections, joinWords, type FoundPlaces } from './joinWords';
import { likelihood, openSectionIndex, type AskSections } from './sectionIndex';
import type { ShownPage } from './shownPages';
import { tellingPart } from './tellingPart';

/** Runs in a browser: `compareTextEngines.ts` bundles it and asks through `window.textEngines`. */

export interface Asked {
  query: string;
  product: string;
  /** Tags of the current versions. */
  currentTags: readonly string[];
}

let pagefind: PagefindModule;
let pageCount: number;
let sections: AskSections;
let productOf: Readonly<Record<string, string>>;
let base: string;

const pageOf = (url: string) => url.replace(/#.*/, '');
const asResult = (url: string): ShownPage => ({ url, headings: [] });

async function openPagefind(folder: string): Promise<void> {
  const script = createPagefindScript(
    (address) => import(/* @vite-ignore */ address) as Promise<PagefindModule>,
  );
  pagefind = await script.get(`${folder}pagefind.js`);
  const entry = (await (await fetch(`${folder}pagefind-entry.json`)).json()) as {
    languages: Record<string, { page_count: number }>;
  };
  pageCount = Object.values(entry.languages)[0]!.page_count;
}

/** As the dialog asks. */
async function askPagefind({ query, product, currentTags }: Asked): Promise<ShownPage[]> {
  const { pages } = await askIndex(pagefind, {
    query,
    facets: widest,
    limit: pageSize,
    ownProduct: product,
    currentTags,
  });
  return pages.map(({ url, headings }) => ({
    url,
    headings: headings.map((heading) => heading.url),
  }));
}

/** As the dialog asks, but with the section of each page that has most of the query in the place of the page. */
async function askPagefindSections(asked: Asked): Promise<ShownPage[]> {
  return (await askPagefind(asked)).map(({ url, headings }) => asResult(headings[0] ?? url));
}

/** Word by word, and joined here, since pagefind itself finds only pages that have all words. */
async function askPagefindWords({ query, product, currentTags }: Asked): Promise<ShownPage[]> {
  const part = tellingPart(query);
  const words = [
    ...new Set(
      [...new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' }).segment(part)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment.toLowerCase()),
    ),
  ];
  const filters = searchFilters(widest, currentTags);
  const ask = async (more: Record<string, string>) =>
    Promise.all(
      words.map(
        async (word) => (await pagefind.search(word, { filters: { ...filters, ...more } })).results,
      ),
    );
  const [answers, own] = await Promise.all([ask({}), ask({ product })]);
  const ownIds = new Set(own.flat().map(({ id }) => id));
  const ids = joinWords(
    answers.map((results) => ({ scores: new Map(results.map(({ id, score }) => [id, score])) })),
    pageCount,
    (id) => (ownIds.has(id) ? ownProduct : 1),
  ).slice(0, 2 * pageSize);
  const loaded = await Promise.all(
    ids.map(async (id, at) => {
      const places = await Promise.all(
        answers.flatMap((results) => {
          const result = results.find((each) => each.id === id);
          return result
            ? [
                result.data().then((page) => ({
                  page: page as PagefindPage & FoundPlaces,
                  found: results.length,
                })),
              ]
            : [];
        }),
      );
      return { at, option: joinSections(places, pageCount)! };
    }),
  );
  return loaded
    .toSorted(
      (a, b) =>
        likelihood(b.option.slice(base.length)) / (b.at + 2) -
        likelihood(a.option.slice(base.length)) / (a.at + 2),
    )
    .map(({ option }) => asResult(option));
}

/** @param address - of an index of sections, written by `writeSectionIndex` */
async function openSections(address: string): Promise<void> {
  sections = openSectionIndex(await (await fetch(address)).text());
}

function askSections({ query, product }: Asked): Promise<ShownPage[]> {
  const found = sections(query, (address) => productOf[pageOf(address)] === product);
  return Promise.resolve(found.slice(0, 10 * pageSize).map((address) => asResult(base + address)));
}

const asks = {
  pagefind: askPagefind,
  pagefindSections: askPagefindSections,
  pagefindWords: askPagefindWords,
  miniSearch: askSections,
};

export type EngineName = keyof typeof asks;

export const engines = {
  /**
   * @param at - folder of pagefind, or address of the index of sections
   * @param products - product of each page by its address relative to the base URL, as the dialog knows it from the names
   */
  open: async (
    name: EngineName,
    at: string,
    baseUrl: string,
    products: Readonly<Record<string, string>>,
  ) => {
    base = baseUrl;
    productOf = products;
    await (name === 'miniSearch' ? openSections(at) : openPagefind(at));
  },
  ask: (name: EngineName, asked: Asked) => asks[name](asked),
};

Object.assign(globalThis, { textEngines: engines });
