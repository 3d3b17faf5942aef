import path from 'node:path';
import { parseBudget, type TranslationBudget } from '../../src/translation/rules/checkBudget';
import { parseJson } from '../../plugins/support/parseJson';
import { readText } from '../../plugins/support/readText';

/** What the project has decided about its translations. */
export interface TranslationSettings {
  /** Sections in the order in which they are visited most. */
  sections: string[];
  budget: TranslationBudget;
}

/** The file of the settings, unless a command is given another one. */
export const settingsFile = 'config/translation.json';

/**
 * Reads the settings.
 * @throws naming file and field
 */
export function readSettings(siteDir: string, file = settingsFile): TranslationSettings {
  const { sections, budget } = parseJson(file, readText(path.resolve(siteDir, file), file)) as {
    sections?: unknown;
    budget?: unknown;
  };
  if (!Array.isArray(sections) || sections.some((each) => typeof each !== 'string')) {
    throw new Error(`${file}: "sections" has to be a list of addresses`);
  }
  try {
    return { sections: sections as string[], budget: parseBudget(budget) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}
