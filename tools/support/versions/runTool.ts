import path from 'node:path';
import { i18n } from '../../../config/i18n';
import { pageTrees } from '../../../config/page-tree';
import { products } from '../../../config/products';
import { pageTitles } from '../../../config/titles';
import { swallowedByNpm } from './npmOptions';
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

/** What a version tool consists of. */
interface Tool<Arguments> {
  help: string;
  /** Its options; true if a value follows. */
  options: Readonly<Record<string, boolean>>;
  parse: (given: readonly string[]) => Arguments;
  work: (site: Site, parsed: Arguments) => Promise<void>;
}

/** Demands that every option has arrived: a dry run of which npm kept the option would be a real one. */
function demandOwnOptions(options: readonly string[], environment: NodeJS.ProcessEnv): void {
  const swallowed = swallowedByNpm(options, environment);
  if (swallowed.length === 0) return;
  const tool = environment.npm_lifecycle_event ?? '<tool>';
  throw new Refusal(
    `npm took ${swallowed.join(' and ')} for itself, so nothing was done: without it this would be something else than was asked for. " -- " has to stand before the options: npm run ${tool} -- <instance> <version> ${swallowed.join(' ')} …`,
    2,
  );
}

/**
 * Runs a version tool: help, arguments, work, and the code that the process ends with.
 * @param given - arguments of the process
 */
export async function runTool<Arguments>(
  given: readonly string[],
  { help, options, parse, work }: Tool<Arguments>,
  makeSite: () => Site = thisSite,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  if (given.includes('--help') || given.includes('-h')) {
    console.log(help);
    return 0;
  }
  try {
    demandOwnOptions(Object.keys(options), environment);
    await work(makeSite(), parse(given));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return error instanceof Refusal ? error.code : 1;
  }
}
