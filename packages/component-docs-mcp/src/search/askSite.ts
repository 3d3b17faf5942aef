import { askedPlace } from '../../../../src/search/rules/names/askedPlace';
import { askNames } from '../../../../src/search/rules/names/askNames';
import type { NameKind } from '../../../../src/search/rules/names/namesFile';
import type { AgentsPage } from '../../../../src/agents/rules/types';
import { joined } from '../../../../src/search/rules/names/splitWords';
import { readQuery } from '../../../../src/search/rules/names/readQuery';
import type { LanguageSite } from '../site/openSite';
import { namedProduct } from './namedProduct';
import { standIns } from './standIns';

/** What answers a query. */
export interface Found {
  kind: NameKind;
  title: string;
  /** Path of the page. */
  path: string;
  /** Id on the page; '' for the page. */
  anchor: string;
  pageTitle: string;
  product: string;
  plan: 'community' | 'pro' | 'premium';
  isOld: boolean;
}

interface Question {
  query: string;
  product?: string | undefined;
  /** Narrows what answers: guides, or symbols and their rows. */
  kind?: 'guide' | 'api' | undefined;
}

/** What a page counts more whose title stands in a sentence: as much as the first place of a list. */
const titleWeight = 1 / 6;

/** What answers less that is of another product than the one the query names. */
const otherProductWeight = 0.6;

const pageFound = (page: AgentsPage, kind: NameKind): Found => ({
  kind,
  title: page.title,
  path: page.path,
  anchor: '',
  pageTitle: page.title,
  product: page.product,
  plan: page.plan === 'pro' || page.plan === 'premium' ? page.plan : 'community',
  isOld: page.isOld === true,
});

/** How much the place in a list counts less with each step (reciprocal rank fusion, https://doi.org/10.1145/1571941.1572114). */
const rankOffset = 6;

/** A query of so few telling words is a name; a longer one is a sentence. */
const nameWords = 3;

/**
 * Finds what a query names, by the engine of the site's search, and what a sentence is about, by the text of pages; best first.
 */
export async function askSite(
  { names, texts, sections, index }: LanguageSite,
  { query, product, kind }: Question,
): Promise<Found[]> {
  const opened = await names();
  const mentioned = namedProduct(query, index.products, opened);
  const mention = mentioned?.id;
  const meant = product ?? mention;
  const { terms, isCode } = readQuery(query, opened.simplified);
  // Chinese writes its words together; two characters make one.
  const words = terms.filter(({ isStop }) => !isStop);
  const count = words.reduce((sum, { text, isHan }) => sum + (isHan ? text.length / 2 : 1), 0);
  const isName = isCode || count <= nameWords;
  const named = askNames(opened, {
    // In a sentence the product says where to look; what is wanted of it is the rest.
    query: isName || !mentioned?.rest ? query : mentioned.rest,
    product,
    ownProduct: meant,
    addTexts: await sections(),
    ...askedPlace(opened, query),
  });
  const isWanted = (isApi: boolean) => kind === undefined || (kind === 'api') === isApi;

  const found = new Map<string, { item: Found; score: number }>();
  const add = (item: Found, score: number) => {
    const key = `${item.path}#${item.anchor}`;
    const value = mention && item.product !== mention ? score * otherProductWeight : score;
    const known = found.get(key);
    if (known) known.score += value;
    else found.set(key, { item, score: value });
  };
  const namesWeight = isName ? 2 : 1.2;
  named.results
    .filter(({ page, record }) => isWanted(page.isApi || record.kind === 'prop'))
    .slice(0, 60)
    .forEach(({ record, page }, rank) => {
      add(
        {
          kind: record.kind,
          title: record.title,
          path: page.address,
          anchor: record.anchor,
          pageTitle: page.title,
          product: page.product,
          plan: record.plan,
          isOld: record.isOld,
        },
        namesWeight / (rankOffset + rank),
      );
    });
  const others = standIns(opened, query);
  const symbols = new Map(index.symbols.map((symbol) => [symbol.path, symbol.kind]));
  // A page whose whole title stands for a phrase of the query, or in a Chinese query; not that of the product itself.
  const text = joined(query);
  const titles = new Set(others.phrases.map(joined));
  const homes = new Set(index.products.map(({ home }) => home));
  for (const page of index.pages) {
    const isOwn = meant === undefined || page.product === meant;
    if (!isOwn || page.docs !== undefined || page.isOld || homes.has(page.path)) continue;
    const title = joined(page.title);
    const isThere =
      meant !== undefined && /^\p{Script=Han}{2,}$/u.test(title) && text.includes(title);
    if (!titles.has(title) && !isThere) continue;
    if (isWanted(false) && !symbols.has(page.path)) add(pageFound(page, 'page'), titleWeight);
  }
  texts()
    .find(query, others.words, meant)
    .map(({ page }) => index.pages[page]!)
    .filter((page) => product === undefined || page.product === product)
    .filter(({ path, docs }) => docs === undefined && isWanted(symbols.has(path)))
    .slice(0, 30)
    .forEach((page, rank) => {
      const symbol = symbols.get(page.path);
      add(
        pageFound(
          page,
          symbol === undefined
            ? 'page'
            : symbol === 'component' || symbol === 'hook'
              ? symbol
              : 'interface',
        ),
        (isName ? 0.5 : 1) / (rankOffset + rank),
      );
    });
  return [...found.values()].toSorted((a, b) => b.score - a.score).map(({ item }) => item);
}
