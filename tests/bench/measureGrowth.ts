import path from 'node:path';
import { type Browser } from '@playwright/test';
import { products } from '../../config/products';
import { generatePages } from './generatePages';
import { generatedConfig, makeGeneratedSite } from './makeGeneratedSite';
import { makeStockSite } from './makeStockSite';
import { measureBuild } from './measureBuild';
import { measureBytes } from './measureBytes';
import { type GrowthFigures, type SiteName } from './results';
import { serveSite } from './serveSite';
import { stockPagesOf } from './stockPagesOf';

interface Options {
  browser: Browser;
  /** A copy of the project, whose pages are replaced. */
  folder: string;
  /** How many pages. */
  size: number;
  /** Whether stock Docusaurus builds the same pages. */
  stock: boolean;
  log: (line: string) => void;
}

/**
 * Builds a site of generated pages with this project's client, and with stock Docusaurus, and says which scripts their
 * pages bring.
 * @throws if a build fails
 */
export async function measureGrowth({
  browser,
  folder,
  size,
  stock,
  log,
}: Options): Promise<Partial<Record<SiteName, GrowthFigures>>> {
  const site = generatePages(size, products);
  makeGeneratedSite(folder, site);
  const at = (index: number) => `${site.pages[index]!.pathname}/`;
  const measure = async (name: SiteName, where: string, args: readonly string[]) => {
    const build = await measureBuild(where, { args });
    const served = await serveSite(path.join(where, 'build'));
    try {
      const scriptOf = async (address: string) => {
        const { untilHydrated } = await measureBytes(browser, `${served.url}${address}`);
        return untilHydrated.script;
      };
      const figures: GrowthFigures = {
        pages: size,
        build,
        firstScript: await scriptOf(at(0)),
        middleScript: await scriptOf(at(Math.floor(size / 2))),
      };
      const perPage = (build.seconds * 1000) / build.pages;
      log(
        `growth, ${size} pages, ${name}: ${build.seconds.toFixed(1)} s, ${perPage.toFixed(0)} ms a page, scripts ${(figures.firstScript / 1000).toFixed(1)} and ${(figures.middleScript / 1000).toFixed(1)} kB`,
      );
      return figures;
    } finally {
      await served.close();
    }
  };
  const ours = await measure('ours', folder, ['--locale', 'en', '--config', generatedConfig]);
  if (!stock) return { ours };
  const stockFolder = makeStockSite({
    folder: path.join(folder, 'bench-stock'),
    ...stockPagesOf(folder, site.trees, site.products),
  });
  return { ours, stock: await measure('stock', stockFolder, []) };
}
