import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { contentsFolder } from '../warm-build/lib/keptPage';
import { addPolicy } from './lib/addPolicy';
import { minifyFiles } from './lib/minifyFiles';
import { minifyPage } from './lib/minifyPage';
import type { MinifyHtmlOptions } from './options';

export { validateOptions } from './options';
export type { MinifyHtmlOptions } from './options';

/** Docusaurus's own minifier (`@docusaurus/bundler/lib/minifyHtml.js`, 3.10). */
interface Step {
  getHtmlMinifier: () => Promise<{
    minify: (html: string) => Promise<{ code: string; warnings: string[] }>;
  }>;
}

/**
 * Switches Docusaurus's own step off. The threads that render pages inherit its switch; this thread, which renders them where they
 * are few, has read the switch before this plugin was loaded.
 */
function switchOffStep(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  const step = require('@docusaurus/bundler/lib/minifyHtml') as Step;
  step.getHtmlMinifier = async () => ({ minify: async (html) => ({ code: html, warnings: [] }) });
}

/**
 * Minifies the pages after the build in place of Docusaurus's own step, with the same tool and options, and
 * remembers what it made: of a site in which one page changed, one page is minified. Then writes the content security
 * policy, which names the scripts as they came out.
 */
export default function minifyHtmlPlugin(
  { siteDir, i18n: { currentLocale } }: LoadContext,
  { policy }: MinifyHtmlOptions,
): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  switchOffStep();
  return {
    name: 'minify-html',
    async postBuild({ outDir }) {
      const names = await fs.readdir(outDir, { recursive: true });
      await minifyFiles({
        folder: outDir,
        files: names.filter((name) => name.endsWith('.html')),
        // Docusaurus's own switch for a build after which none is to come.
        memory: process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
          ? undefined
          : path.join(siteDir, 'node_modules/.cache/html', currentLocale),
        contents: contentsFolder(siteDir, currentLocale),
        minify: minifyPage,
        finish: (head) => (policy ? addPolicy(head, policy) : head),
      });
    },
  };
}
