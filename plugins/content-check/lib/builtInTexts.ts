import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../support/parseJson';
import { readText } from '../../support/readText';

/**
 * The texts that Docusaurus's own theme brings, by id.
 * @param siteDir - the site whose installed theme is read
 * @returns nothing where it is not installed
 * @throws naming a file that is no JSON
 */
export function builtInTexts(siteDir: string): Map<string, string> {
  const folder = path.join(siteDir, 'node_modules/@docusaurus/theme-translations/locales/base');
  if (!fs.existsSync(folder)) return new Map();
  return new Map(
    fs.readdirSync(folder).flatMap((name) => {
      const texts = parseJson(name, readText(path.join(folder, name), name));
      // Beside each text stands what is said of it to translators.
      return Object.entries(texts as Record<string, string>).filter(
        ([id]) => !id.endsWith('___DESCRIPTION'),
      );
    }),
  );
}
