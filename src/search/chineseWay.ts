import { translate } from '@docusaurus/Translate';
import { withBase, withoutBase } from '../navigation/rules/paths/belowBase';
import { hasHan } from './rules/names/splitWords';
import { shortQuery } from './rules/shortQuery';
import { widest } from './rules/searchFilters';
import type { WayOut } from './rules/waysOut';

/** Of Docusaurus's context, what is needed here. */
export interface SiteLanguages {
  currentLocale: string;
  localeConfigs: Readonly<Record<string, { baseUrl: string }>>;
}

/** A longer query makes an address that hosts refuse. */
const longest = 200;

const isChinese = (locale: string): boolean => locale.startsWith('zh');

/**
 * Leads from a search in Chinese characters, which pages of other languages cannot answer, to that of the Chinese pages.
 * @param place - the page that the reader is on, and what all addresses of its language begin with
 * @returns undefined without such characters, without Chinese pages, and on them
 */
export function chineseWay(
  query: string,
  { currentLocale, localeConfigs }: SiteLanguages,
  { pathname, baseUrl }: { pathname: string; baseUrl: string },
): WayOut | undefined {
  const [, chinese] = Object.entries(localeConfigs).find(([locale]) => isChinese(locale)) ?? [];
  if (!hasHan(query) || !chinese || isChinese(currentLocale)) return undefined;
  // Half of a pair of characters is none that an address can have.
  const asked = query
    .trim()
    .slice(0, longest)
    .replace(/\p{Cs}/gu, '');
  const page = withBase(chinese.baseUrl, withoutBase(baseUrl, pathname));
  const label = translate(
    {
      id: 'search.inChinese',
      message: 'Search the Chinese pages for “{query}”',
      description:
        'Link to the search of the Chinese pages, where Chinese was searched for on pages of another language',
    },
    { query: shortQuery(asked) },
  );
  const url = `${page}?q=${encodeURIComponent(asked)}`;
  return { query: asked, facets: widest, elsewhere: { url, label } };
}
