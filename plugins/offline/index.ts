import fs from 'node:fs';
import path from 'node:path';
// The package's own types leave its function out.
import pluginPwa from '@docusaurus/plugin-pwa/lib/index';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readRouteFiles } from '../lean-docusaurus/kept';
import { builtDocs } from '../support/builtDocs';
import { writeAtomically } from '../support/writeAtomically';
import { manifestOf } from './lib/manifestOf';
import { offlinePage } from './lib/offlinePage';
import { listPages } from './lib/packs/listPages';
import { pagesFile } from './lib/packs/pagesFile';
import { releaseOf } from './lib/releaseOf';
import { retiringWorker } from './lib/retiringWorker';
import { readTexts } from './lib/texts';
import { workerText } from './lib/workerText';
import { pwaOptions, type OfflineOptions } from './options';

export { validateOptions } from './options';
export type { OfflineOptions } from './options';

/**
 * The workers of a language and its manifest. `@docusaurus/plugin-pwa` bundles the worker; plugins finish a build at the same
 * time, so what is done with its file has to be done behind it, in one plugin.
 */
export default function offlinePlugin(
  context: LoadContext,
  options: OfflineOptions,
): Plugin<void> | null {
  const pwa = pluginPwa(context, pwaOptions(options));
  // Production only.
  if (!pwa) return null;
  const { siteDir, baseUrl, generatedFilesDir, siteConfig, i18n } = context;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  let docs: ReturnType<typeof builtDocs> = [];
  return {
    name: 'offline',
    allContentLoaded({ allContent }) {
      docs = builtDocs(allContent);
    },
    getClientModules: () => pwa.getClientModules?.() ?? [],
    configureWebpack: pwa.configureWebpack?.bind(pwa),
    injectHtmlTags: pwa.injectHtmlTags?.bind(pwa),
    getPathsToWatch: () => [`i18n/${i18n.currentLocale}/offline.json`],
    async postBuild(props) {
      const { outDir } = props;
      const texts = readTexts(siteDir, i18n.currentLocale);
      const manifest = manifestOf({
        ...options,
        name: siteConfig.title,
        description: texts.description,
        language,
        baseUrl,
      });
      writeAtomically(path.join(outDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      if (!options.retire) {
        const routeFiles = readRouteFiles(generatedFilesDir);
        const list = listPages({ ...options, base: baseUrl, docs, routeFiles });
        writeAtomically(path.join(outDir, pagesFile), `${JSON.stringify(list)}\n`);
      }
      await pwa.postBuild?.(props);
      const bundled = fs.readFileSync(path.join(outDir, 'sw.js'), 'utf8');
      const site = {
        release: releaseOf(outDir),
        base: baseUrl,
        // The default language lies above the others.
        others: i18n.locales
          .filter(
            (locale) => i18n.currentLocale === i18n.defaultLocale && locale !== i18n.defaultLocale,
          )
          .map((locale) => `${locale}/`),
        page: {
          some: offlinePage(texts, language, true),
          none: offlinePage(texts, language, false),
        },
      };
      for (const address of options.addresses) {
        const name = options.retire ? undefined : options.sites[address];
        writeAtomically(
          path.join(outDir, address),
          name
            ? workerText(bundled, { ...site, name })
            : retiringWorker(Object.values(i18n.localeConfigs).map((each) => each.baseUrl)),
        );
      }
    },
  };
}
