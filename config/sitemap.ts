import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import type { FrozenVersion } from '../plugins/frozen-versions/lib/manifest';
import { frozenAddress } from '../plugins/frozen-versions/lib/withFrozen';
import { changeDates } from '../plugins/support/changeDates';
import { env } from './env';
import { pageDate } from './pageDate';

type SitemapOptions = Exclude<ClassicOptions['sitemap'], false | undefined>;

/** What the API reference is compiled from. */
const packages = 'package-lock.json';

/** Frozen versions, whose pages no route of the build names. */
interface Frozen {
  /** Origin of the site. */
  url: string;
  frozen: readonly Pick<FrozenVersion, 'instance' | 'version' | 'pages'>[];
}

/**
 * The entries of the pages of frozen versions in one language.
 * @param baseUrl - of the language
 */
export function frozenItems({ url, frozen }: Frozen, baseUrl: string, locale: string) {
  return frozen.flatMap((version) =>
    version.pages.map(({ path, modified }) => ({
      url: `${url}${encodeURI(`${baseUrl}${frozenAddress(version, path)}/`)}`,
      lastmod: modified?.[locale] ?? null,
      changefreq: null,
      priority: null,
    })),
  );
}

/**
 * The sitemap names pages that explain something, each with the day on which its text or a demo of it was changed.
 * @param siteDir - root of the repository
 * @param apart - what is built apart and listed too
 */
export function sitemapOptions(siteDir: string, apart: Frozen): SitemapOptions {
  return {
    lastmod: 'date',
    // Neither is looked for.
    changefreq: null,
    priority: null,
    ignorePatterns: ['**/playground/', '**/sandbox/'],
    async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
      const items = await defaultCreateSitemapItems(params);
      const dates = changeDates(siteDir);
      const sources = new Map<string, string>();
      const collect = (routes: typeof params.routes): void => {
        for (const { path, metadata, routes: inner } of routes) {
          if (metadata?.sourceFilePath) sources.set(path, metadata.sourceFilePath);
          if (inner) collect(inner);
        }
      };
      collect(params.routes);
      const own = items.map((item) => {
        const source = sources.get(decodeURI(new URL(item.url).pathname));
        const lastmod = source && (pageDate(source, dates) ?? dates.get(packages));
        return lastmod ? { ...item, lastmod } : item;
      });
      const { baseUrl } = params.siteConfig;
      return [...own, ...frozenItems(apart, baseUrl, env.locale)];
    },
  };
}
