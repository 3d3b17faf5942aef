import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { LensOptions } from '../plugins/lens/options';
import { versionNumber } from '../src/lens/rules/installed';
import { lensSheet, type SheetTexts } from '../src/lens/rules/lensSheet';
import { listNodes } from '../src/navigation/rules/tree/pageTree';
import { i18n } from './i18n';
import { pageTrees } from './page-tree';
import { products } from './products';
import { timelines } from './timelines';

const english: SheetTexts = {
  behind: 'Installed {version} · documented {documented}',
  demoNeeds: 'Needs {needs}',
  demoRuns: 'Uses nothing newer than {version}',
};

/** The words of the stylesheet in every language; one that is not translated has those of English. */
function sheetTexts(siteDir: string): Record<string, SheetTexts> {
  return Object.fromEntries(
    i18n.locales.map((locale) => {
      const file = path.join(siteDir, `i18n/${locale}/lens.json`);
      const own =
        locale !== i18n.defaultLocale && fs.existsSync(file)
          ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, { message: string }>)
          : {};
      const said = (name: keyof SheetTexts) => own[`lens.${name}`]?.message || english[name];
      return [
        locale,
        { behind: said('behind'), demoNeeds: said('demoNeeds'), demoRuns: said('demoRuns') },
      ];
    }),
  );
}

/** The stylesheet of the lens, with where it stands below the base of the site: its name holds the digest of its text. */
export const lensStylesheet: LensOptions['stylesheet'] = (() => {
  const text = lensSheet(
    timelines.map(({ product, versions }) => ({
      id: product,
      documented: versions.at(-1)!,
      first: versions[0]!,
    })),
    sheetTexts(path.resolve(__dirname, '..')),
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
