import fs from 'node:fs';

/** Texts by id, as Docusaurus has generated them for a language: those of the site and those of its plugins. */
export type TextTable = Readonly<Record<string, string>>;

/**
 * Reads the texts of the language that is built.
 * @param file - Docusaurus's generated `codeTranslations.json`
 * @throws if it has another form than that of Docusaurus 3: an object of strings
 */
export function readTable(file: string): TextTable {
  const table = JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  if (
    typeof table !== 'object' ||
    table === null ||
    !Object.values(table).every((text) => typeof text === 'string')
  ) {
    throw new Error(
      `The generated texts (${file}) are no object of strings any more; see plugins/lean-docusaurus/inline-texts`,
    );
  }
  return table as TextTable;
}
