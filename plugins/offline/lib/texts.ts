import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../support/parseJson';

/** Texts of the offline page and of the manifest. Other languages have theirs in `i18n/<locale>/offline.json`. */
export const englishTexts = {
  title: 'You are offline',
  missing: 'This page is not saved on this device, and the network cannot be reached.',
  retry: 'Try again',
  saved: 'Pages that you can read now',
  none: 'No page is saved yet. Pages that you read while you are online are saved here.',
  description: 'Guides with running examples for Material UI, MUI System and MUI X.',
};

export type Texts = Record<keyof typeof englishTexts, string>;

/**
 * Reads the texts of a language.
 * @throws if the file is not there, is no JSON, or lacks a text or has one too many
 */
export function readTexts(siteDir: string, locale: string): Texts {
  if (locale === 'en') return englishTexts;
  const file = `i18n/${locale}/offline.json`;
  const full = path.join(siteDir, file);
  if (!fs.existsSync(full)) {
    throw new Error(`${file} is not there: the texts of the offline page in ${locale}. Add it.`);
  }
  const read = parseJson(file, fs.readFileSync(full, 'utf8'));
  const texts = (read !== null && typeof read === 'object' ? read : {}) as Partial<Texts>;
  const names = Object.keys(englishTexts) as (keyof Texts)[];
  const missing = names.filter((name) => typeof texts[name] !== 'string' || !texts[name]);
  const extra = Object.keys(texts).filter((name) => !(name in englishTexts));
  if (missing.length > 0) throw new Error(`${file} lacks "${missing.join('", "')}". Translate it.`);
  if (extra.length > 0)
    throw new Error(`${file} has "${extra.join('", "')}", which nothing shows. Remove it.`);
  return texts as Texts;
}
