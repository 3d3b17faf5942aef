import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { robotsText } from './lib/robotsText';
import type { HostingOptions } from './options';

export { validateOptions } from './options';
export type { HostingOptions } from './options';

/** Writes what a host and crawlers look for at the root of a build. */
export default function hostingPlugin(
  { siteConfig: { url, baseUrl }, i18n: { currentLocale, defaultLocale } }: LoadContext,
  { sitemaps }: HostingOptions,
): Plugin<void> {
  return {
    name: 'hosting',
    async postBuild({ outDir }) {
      // There is one for all languages.
      if (currentLocale !== defaultLocale) return;
      const folders = sitemaps.map((locale) => (locale === defaultLocale ? '' : `${locale}/`));
      const text = robotsText(folders.map((folder) => `${url}${baseUrl}${folder}sitemap.xml`));
      await fs.writeFile(path.join(outDir, 'robots.txt'), text);
    },
  };
}
