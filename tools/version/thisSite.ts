import path from 'node:path';
import { i18n } from '../../config/i18n';
import { pageTrees } from '../../config/page-tree';
import { products } from '../../config/products';
import { pageTitles } from '../../config/titles';
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
    commands: realCommands(siteDir, runQuietly),
    log: (line) => console.log(line),
  };
}
