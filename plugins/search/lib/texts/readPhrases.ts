import fs from 'node:fs';
import path from 'node:path';

/** How readers ask for a section, in words that neither its title nor its text has. */
export interface SectionPhrases {
  /** Below the base of the language, as `TextSection` has it. */
  address: string;
  phrases: string[];
  /** File and line, for what is to be said about it. */
  place: string;
}

const line = /^(?<address>[^\s:|]+): (?<phrases>\S.*)$/;

/**
 * Reads the phrases of a file.
 * @param file - what it is called in errors
 * @param text - a section a line: its address, a colon, and phrases parted by ` | `; a line that is empty or begins with `#` is none
 * @throws naming file and line, if a line has another form or an address stands there twice
 */
export function parsePhrases(file: string, text: string): SectionPhrases[] {
  const known = new Map<string, string>();
  return text.split('\n').flatMap((written, at): SectionPhrases[] => {
    if (written.trim() === '' || written.startsWith('#')) return [];
    const place = `${file}:${at + 1}`;
    const { address, phrases } = line.exec(written.trimEnd())?.groups ?? {};
    const list = phrases?.split('|').map((phrase) => phrase.trim());
    if (address === undefined || !list || list.includes(''))
      throw new Error(
        `${place} is "${written}". Write an address, a colon and phrases: components/tabs/#basic-tabs: tab strip | switch panels`,
      );
    const before = known.get(address);
    if (before) throw new Error(`${place} names ${address} once more, after ${before}. Join them`);
    known.set(address, place);
    return [{ address, phrases: list, place }];
  });
}

/**
 * Reads the phrases of a language.
 * @param folder - absolute, with a folder for each language and files of any name in it
 * @param locale - which of them
 * @throws as {@link parsePhrases} does
 */
export function readPhrases(folder: string, locale: string): SectionPhrases[] {
  const own = path.join(folder, locale);
  if (!fs.existsSync(own)) return [];
  return fs
    .readdirSync(own)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) =>
      parsePhrases(`${locale}/${name}`, fs.readFileSync(path.join(own, name), 'utf8')),
    );
}
