import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../support/parseJson';
import { readText } from '../../support/readText';

/**
 * Ids of the texts that Docusaurus's own theme brings.
 * @param siteDir - the site whose installed theme is read
 * @returns nothing where it is not installed
 * @throws naming a file that is no JSON
 */
export function builtInTexts(siteDir: string): Set<string> {
  const folder = path.join(siteDir, 'node_modules/@docusaurus/theme-translations/locales/base');
  if (!fs.existsSync(folder)) return new Set();
  return new Set(
    fs.readdirSync(folder).flatMap((name) => {
      const file = path.join(folder, name);
      return Object.keys(parseJson(name, readText(file, name)) as object);
    }),
  );
}
