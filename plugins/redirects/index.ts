import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Redirect } from '../../src/navigation/rules/paths/findRedirect';
import { isWritten } from '../page-tree/lib/writtenPages';
import { liveRedirects } from './lib/liveRedirects';
import type { RedirectsOptions } from './options';

export { validateOptions } from './options';
export type { RedirectsOptions } from './options';

/** Checks the table of moved addresses and hands it to the browser and, as `redirects.json`, to the host. */
export default function redirectsPlugin(
  { siteDir, baseUrl, i18n }: LoadContext,
  { redirects, trees, keptPages = [], absent = [] }: RedirectsOptions,
): Plugin<Redirect[]> {
  return {
    name: 'redirects',
    loadContent: async () =>
      liveRedirects({
        redirects,
        trees,
        keptPages,
        absent,
        isWritten: (pathname) => isWritten(siteDir, pathname),
      }),
    async contentLoaded({ content, actions }) {
      await actions.createData('redirects.json', content);
    },
    async postBuild({ outDir, content }) {
      // One table for all languages, at the root of the build.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await fs.writeFile(path.join(outDir, 'redirects.json'), `${JSON.stringify(content)}\n`);
      // Its addresses are written without the base URL, so a host needs to know where that is.
      if (baseUrl !== '/') {
        await fs.writeFile(path.join(outDir, 'host.json'), `${JSON.stringify({ baseUrl })}\n`);
      }
    },
  };
}
