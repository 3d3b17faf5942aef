import path from 'node:path';
import { i18n } from '../../../config/i18n';
import { pageTrees } from '../../../config/page-tree';
import { products } from '../../../config/products';
import { pageTitles } from '../../../config/titles';
import { realCommands } from './realCommands';
import { runQuietly } from './runQuietly';
import { Refusal, type Site } from './types';

const siteDir = path.resolve(__dirname, '../../..');

/** This site, with the programs that are installed. */
function thisSite(): Site {
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

/**
 * Runs a version tool: help, arguments, work, and the code that the process ends with.
 * @param given - arguments of the process
 */
export async function runTool<Arguments>(
  given: readonly string[],
  help: string,
  parse: (given: readonly string[]) => Arguments,
  work: (site: Site, parsed: Arguments) => Promise<void>,
  makeSite: () => Site = thisSite,
): Promise<number> {
  if (given.includes('--help')) {
    console.log(help);
    return 0;
  }
  try {
    await work(makeSite(), parse(given));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof Refusal ? error.code : 1;
  }
}
