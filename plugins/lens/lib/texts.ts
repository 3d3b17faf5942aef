import fs from 'node:fs';
import path from 'node:path';
import type { SheetTexts } from '../../../src/lens/rules/lensSheet';
import { parseJson } from '../../support/parseJson';

/** Words of the stylesheet in English, by id. Other languages: `i18n/<locale>/lens.json`. */
export const englishTexts = {
  'lens.behind': 'Installed {version} · documented {documented}',
  'lens.demoNeeds': 'Needs {needs}',
  'lens.demoRuns': 'Uses nothing newer than {version}',
};

/**
 * Reads the words of the stylesheet in a language.
 * @returns those of English where nothing is translated
 * @throws naming a file that is no JSON
 */
export function readTexts(siteDir: string, locale: string): SheetTexts {
  const file = `i18n/${locale}/lens.json`;
  const full = path.join(siteDir, file);
  const own =
    locale !== 'en' && fs.existsSync(full)
      ? (parseJson(file, fs.readFileSync(full, 'utf8')) as Record<string, { message: string }>)
      : {};
  const said = (id: keyof typeof englishTexts) => own[id]?.message || englishTexts[id];
  return {
    behind: said('lens.behind'),
    demoNeeds: said('lens.demoNeeds'),
    demoRuns: said('lens.demoRuns'),
  };
}
