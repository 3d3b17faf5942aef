import type { Options as ClassicOptions } from '@docusaurus/preset-classic';
import { changeDates } from '../plugins/support/changeDates';
import { pageDate } from './pageDate';

type SitemapOptions = Exclude<ClassicOptions['sitemap'], false | undefined>;

/** What the API reference is compiled from. */
const packages = 'package-lock.json';

/**
 * The sitemap names pages that explain something, each with the day on which its text or a demo of it was changed.
 * @param siteDir - root of the repository
 */
export function sitemapOptions(siteDir: string): SitemapOptions {
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
      return items.map((item) => {
        const source = sources.get(decodeURI(new URL(item.url).pathname));
        const lastmod = source && (pageDate(source, dates) ?? dates.get(packages));
        return lastmod ? { ...item, lastmod } : item;
      });
    },
  };
}
