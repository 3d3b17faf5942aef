import fs from 'node:fs';
import path from 'node:path';
import { writeBelow } from '../support/writeBelow';

/** A page of a stock site. */
export interface StockPage {
  /** Relative to the site: `docs/…/index.mdx` or `x-docs/…/index.mdx`. */
  file: string;
  mdx: string;
  /** Absolute folder of the demos that run on it. */
  demos?: string;
}

interface Options {
  /** Where the site is made; `node_modules` stand in it or in a folder above. */
  folder: string;
  pages: readonly StockPage[];
  /** Sidebars of the two docs instances, as Docusaurus takes them. */
  sidebars: { docs: object; xDocs: object };
  /** Addresses of the header's links by their text. */
  links: Readonly<Record<string, string>>;
}

/** What `create-docusaurus` gives a site. */
const packageJson = {
  name: 'stock',
  private: true,
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
};

const docs = (sidebar: string) => ({
  include: ['**/*.mdx'],
  sidebarPath: `./${sidebar}`,
});

function configOf(links: Options['links']): object {
  return {
    title: 'MUI Docs',
    url: 'http://localhost:3000',
    baseUrl: '/',
    trailingSlash: true,
    future: { v4: true, faster: true },
    // Generated pages are not there, so links to them lead nowhere.
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
    i18n: { defaultLocale: 'en', locales: ['en'] },
    presets: [
      [
        'classic',
        { docs: { ...docs('sidebars.json'), path: 'docs', routeBasePath: '/' }, blog: false },
      ],
    ],
    plugins: [
      [
        '@docusaurus/plugin-content-docs',
        { ...docs('x-sidebars.json'), id: 'x', path: 'x-docs', routeBasePath: 'x' },
      ],
    ],
    themeConfig: {
      navbar: {
        title: 'MUI Docs',
        items: Object.entries(links).map(([label, to]) => ({ label, to })),
      },
    },
  };
}

/**
 * Writes a stock Docusaurus site: `preset-classic` with all that makes its builds fast, and nothing of this site but
 * the pages.
 * @returns its folder
 */
export function makeStockSite({ folder, pages, sidebars, links }: Options): string {
  const write = (file: string, text: string) => writeBelow(folder, file, text);
  fs.rmSync(folder, { recursive: true, force: true });
  write('package.json', JSON.stringify(packageJson));
  write('docusaurus.config.js', `module.exports = ${JSON.stringify(configOf(links), null, 2)};\n`);
  write('sidebars.json', JSON.stringify(sidebars.docs));
  write('x-sidebars.json', JSON.stringify(sidebars.xDocs));
  const list = Object.entries(links).map(([label, to]) => `- [${label}](${to})`);
  write('src/pages/index.mdx', `---\ntitle: MUI Docs\n---\n\n${list.join('\n')}\n`);
  for (const { file, mdx, demos } of pages) {
    if (demos !== undefined) {
      // Pages are those of the stock site alone.
      const filter = (source: string) => !source.endsWith('.mdx');
      fs.cpSync(demos, path.join(folder, path.dirname(file)), { recursive: true, filter });
    }
    write(file, mdx);
  }
  return folder;
}
