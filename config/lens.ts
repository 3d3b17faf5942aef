import { createHash } from 'node:crypto';
import path from 'node:path';
import { readTexts } from '../plugins/lens/lib/texts';
import type { LensOptions } from '../plugins/lens/options';
import { versionNumber } from '../src/lens/rules/installed';
import { lensSheet } from '../src/lens/rules/lensSheet';
import { listNodes } from '../src/navigation/rules/tree/pageTree';
import { i18n } from './i18n';
import { pageTrees } from './page-tree';
import { products } from './products';
import { timelines } from './timelines';

const siteDir = path.resolve(__dirname, '..');

/** The stylesheet of the lens, with where it stands below the base of the site: its name holds the digest of its text. */
export const lensStylesheet: LensOptions['stylesheet'] = (() => {
  const text = lensSheet(
    timelines.map(({ product, versions }) => ({
      id: product,
      documented: versions.at(-1)!,
      first: versions[0]!,
    })),
    Object.fromEntries(i18n.locales.map((locale) => [locale, readTexts(siteDir, locale)])),
    versionNumber,
  );
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `assets/lens/${digest}.css`, text };
})();

/** How migration guides call the products, where that is not as their ids do. */
const guideNames: Readonly<Record<string, string>> = { 'x-date-pickers': 'pickers' };

/** The guides to the majors of a product, by the names of their folders: `migration-charts-v7` leads to 8. */
function guidesOf(product: string): LensOptions['guides'][string] {
  const name = guideNames[product] ?? product.replace(/^x-/, '');
  return listNodes(pageTrees.x, 'x').flatMap(({ node: { pathname } }) => {
    const [, of, major] = /^\/x\/migration\/migration-(.+)-v(\d+)$/.exec(pathname) ?? [];
    if (of !== name || major === undefined) return [];
    return [
      {
        folder: pathname.replace(/^\/x\//, 'x-docs/'),
        address: `${pathname}/`,
        major: Number(major) + 1,
      },
    ];
  });
}

/** The options of `plugins/lens`. */
export const lensOptions: LensOptions = {
  products: timelines.map((history) => ({
    history,
    name: products.find(({ id }) => id === history.product)?.name ?? history.product,
  })),
  guides: Object.fromEntries(timelines.map(({ product }) => [product, guidesOf(product)])),
  stylesheet: lensStylesheet,
};
