import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sectionStatus, type SectionStatus } from '../../src/translation/rules/pageStatus';
import { writeStatus } from './lib/statusFile';
import { openTranslations } from './lib/siteTranslations';
import type { TranslationOptions } from './options';

export { validateOptions } from './options';
export type { TranslationOptions } from './options';

/**
 * Makes translated pages again when their originals or side files change, and writes how far the translations are for the pages that
 * show it; what puts the pages together is `remarkTranslation`.
 */
export default function translationPlugin(
  { siteDir, i18n, generatedFilesDir }: LoadContext,
  { sections }: TranslationOptions,
): Plugin<void> {
  return {
    name: 'translation',
    async loadContent() {
      const data: Record<string, SectionStatus[]> = {};
      for (const locale of i18n.locales.filter((each) => each !== i18n.defaultLocale)) {
        const site = await openTranslations(siteDir, locale);
        data[locale] = sectionStatus(
          site.pages.map((page) => site.statusOf(page)),
          sections,
        );
        site.save();
      }
      writeStatus(generatedFilesDir, data);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // By `test` Docusaurus would take it for a loader of MDX (3.10, synthetic.js).
            resource: /[\\/]i18n[\\/].+\.mdx$/,
            enforce: 'pre' as const,
            use: [{ loader: path.join(__dirname, 'dependencyLoader.cjs'), options: { siteDir } }],
          },
        ],
      },
    }),
  };
}
