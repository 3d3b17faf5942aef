import path from 'node:path';
import { env } from '../../config/env';
import { versionRoot } from '../../config/freezing';
import { i18n } from '../../config/i18n';
import { keptPages } from '../../config/keptPages';
import { pageTrees } from '../../config/page-tree';
import { products } from '../../config/products';
import { keptHomes } from '../../config/siteProducts';
import { keptRedirects, siteRedirects } from '../../config/siteRedirects';
import { pageTitles } from '../../config/titles';
import { versionsTable } from '../../config/versions';
import packageJson from '../../package.json';
import { realCommands } from './realCommands';
import { runQuietly } from './runQuietly';
import { type Site } from './types';

const siteDir = path.resolve(__dirname, '../..');

/** This site as the version commands see it, with the programs that are installed. */
export function thisSite(): Site {
  return {
    siteDir,
    trees: pageTrees,
    products,
    titles: pageTitles,
    translations: (i18n.locales ?? []).filter((locale) => locale !== i18n.defaultLocale),
    locales: i18n.locales,
    siteUrl: env.siteUrl,
    baseUrl: env.baseUrl,
    frozenPlace: env.frozenVersions,
    frozenFacts: (instance, version) => ({
      redirects: keptRedirects(siteDir, versionsTable).filter(
        ({ from }) => `${from}/` === versionRoot(instance, version),
      ),
      homes: Object.fromEntries(
        products.flatMap((product) => {
          if (product.instance !== instance) return [];
          const home = keptHomes(product, versionsTable, (...of) => keptPages(siteDir, ...of))[
            version
          ];
          return home === undefined ? [] : [[product.id, home]];
        }),
      ),
    }),
    movedAddresses: (table) => siteRedirects(siteDir, table),
    madeBy: `${packageJson.name} ${packageJson.version}`,
    commands: realCommands(siteDir, runQuietly),
    log: (line) => console.log(line),
  };
}
