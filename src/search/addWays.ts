import { chineseWay, type SiteLanguages } from './chineseWay';
import { askIndex } from './rules/askIndex';
import { askNames } from './rules/names/askNames';
import type { Names } from './rules/names/names';
import { namesQuestion } from './rules/namesQuestion';
import type { PagefindModule } from './rules/pagefindModule';
import type { Facets } from './rules/searchFilters';
import type { Answer } from './rules/searchState';
import { waysOut } from './rules/waysOut';
import { wideningOf } from './rules/widening';

/** What was asked in vain, and where else to ask. */
export interface WaysQuestion {
  query: string;
  facets: Facets;
  /** Whether there are versions besides the current ones. */
  hasOlder: boolean;
  /** Tags of the current versions. */
  currentTags: readonly string[];
  /** Fetches the names of a version. */
  namesOf: (version: string) => Promise<Names>;
  /** Fetches what asks the text of a version. */
  textOf: (version: string) => Promise<PagefindModule>;
  /** Counts the sections that explain the query, if it is a message. */
  countMessages: (facets: Facets) => Promise<number>;
  /** The names that were asked, where all of them do not come. */
  names: Names | undefined;
  i18n: SiteLanguages;
  /** Of the language, as in an address. */
  baseUrl: string;
}

/** @returns how much is found with these facets; undefined where that cannot be told */
async function countOf(asked: WaysQuestion, to: Facets): Promise<number | undefined> {
  const { query, currentTags } = asked;
  try {
    const names = await asked.namesOf(to.version);
    const count =
      askNames(names, namesQuestion(query, to)).results.length || (await asked.countMessages(to));
    if (count > 0) return count;
    const { simplified } = names;
    const question = {
      query,
      facets: to,
      limit: 1,
      ownProduct: undefined,
      currentTags,
      simplified,
    };
    return (await askIndex(await asked.textOf(to.version), question)).total;
  } catch {
    return undefined;
  }
}

/** Puts in what to search instead of what nothing was found for: the Chinese pages, and other queries. */
export async function addWays(answer: Answer, asked: WaysQuestion): Promise<Answer> {
  const { query, facets } = asked;
  const step = wideningOf(facets, answer, asked.hasOlder);
  const [names, wider] = await Promise.all([
    asked.namesOf(facets.version).catch(() => asked.names),
    step && step.more === undefined ? countOf(asked, step.to) : undefined,
  ]);
  const { pathname } = window.location;
  const chinese = chineseWay(query, asked.i18n, { pathname, baseUrl: asked.baseUrl });
  const ways = [...(chinese ? [chinese] : []), ...(names ? waysOut(names, query, facets) : [])];
  return {
    ...answer,
    ...(ways.length > 0 && { ways }),
    ...(wider !== undefined && { wider }),
  };
}
