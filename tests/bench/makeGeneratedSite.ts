import fs from 'node:fs';
import path from 'node:path';
import { dataFolderOf } from '../../plugins/api-reference/lib/pages/dataFileOf';
import { writeBelow } from '../support/writeBelow';
import { type GeneratedSite } from './generatePages';

/** The config with which a copy of generated pages is built. */
export const generatedConfig = 'docusaurus.config.bench.ts';

const config = `import config from './docusaurus.config';

/** Generated pages have no API to describe, no other language, and nothing on the home page leads to them. */
export default {
  ...config,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n: { ...config.i18n, locales: ['en'] },
  plugins: config.plugins.filter((plugin) => !String([plugin].flat()[0]).includes('api-reference')),
};
`;

/**
 * Puts generated pages in the place of those of a copy of this project: the client, its config, theme and plugins
 * stay as they are. May be done again with others.
 * @param folder - of the copy
 */
export function makeGeneratedSite(folder: string, { pages, trees, products }: GeneratedSite): void {
  const write = (file: string, text: string) => writeBelow(folder, file, text);
  for (const docs of ['docs', 'x-docs']) {
    for (const name of fs.readdirSync(path.join(folder, docs))) {
      // What the home page and the playground show is no page.
      if (!name.startsWith('_')) fs.rmSync(path.join(folder, docs, name), { recursive: true });
    }
  }
  for (const page of pages) {
    write(`${page.folder}/index.mdx`, page.mdx);
    if (page.demo) write(`${page.folder}/Example.tsx`, page.demo);
  }
  write('config/page-tree/core.ts', `export const corePages = ${JSON.stringify(trees.default)};\n`);
  write('config/page-tree/x.ts', `export const xPages = ${JSON.stringify(trees.x)};\n`);
  write('config/products.ts', `export const products = ${JSON.stringify(products)};\n`);
  write('config/redirects.ts', 'export const redirects = [];\n');
  for (const instance of ['default', 'x'] as const) {
    // Which API a demo touches: none, as there is none.
    write(`${dataFolderOf(instance, 'current')}/demo-api.json`, '{}\n');
  }
  write(generatedConfig, config);
}
