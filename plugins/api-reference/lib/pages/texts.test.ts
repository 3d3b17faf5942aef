import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { i18n } from '../../../../config/i18n';
import { englishTexts, fillText, parseTexts, readTexts } from './texts';

const siteDir = path.resolve(__dirname, '../../../..');
const translated = (i18n.locales ?? []).filter((locale) => locale !== 'en');

it('fills gaps, more than once, and keeps one that nobody knows', () => {
  expect(fillText('{name} and {name} of {package}', { name: '$&' })).toBe('$& and $& of {package}');
});

it('accepts complete texts as they are', () => {
  expect(parseTexts('a.json', { ...englishTexts })).toEqual(englishTexts);
});

it.each<[string, object, string]>([
  ['is missing', { props: undefined }, '"props" is missing; translate "Props"'],
  ['is empty', { props: ' ' }, '"props" is missing; translate "Props"'],
  ['is no text', { props: 1 }, '"props" is missing; translate "Props"'],
  ['is too many', { prop: 'Prop' }, '"prop" is no text of generated pages; remove it'],
  [
    'is called like what every object has',
    { toString: 'a' },
    '"toString" is no text of generated pages; remove it',
  ],
  [
    'lacks a gap',
    { hooksTabDescription: '参数' },
    '"hooksTabDescription" has not the gaps of the English text: {names}',
  ],
  [
    'has a gap of its own',
    { props: '{name}' },
    '"props" has not the gaps of the English text: none',
  ],
])('refuses a text that %s', (_what, change, problem) => {
  expect(() => parseTexts('i18n/zh/a.json', { ...englishTexts, ...change })).toThrow(
    `i18n/zh/a.json:\n  - ${problem}`,
  );
});

it.each([null, [], 'text'])('names every text where the file holds %j', (content) => {
  let message = '';
  try {
    parseTexts('a.json', content);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.match(/is missing/g)).toHaveLength(Object.keys(englishTexts).length);
});

it.each(translated)('has complete texts in %s, all of them translated', (locale) => {
  const texts = readTexts(siteDir, locale);
  const same = Object.entries(englishTexts).filter(([id, text]) => texts[id as never] === text);
  expect(same).toEqual([]);
});

it('looks at a translation at all', () => {
  expect(translated.length).toBeGreaterThan(0);
});

it('reads English from here, and says where the texts of a language belong', () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'));
  expect(readTexts(empty, 'en')).toBe(englishTexts);
  expect(() => readTexts(empty, 'fr')).toThrow('i18n/fr/api-reference.json is not there');
  fs.mkdirSync(path.join(empty, 'i18n/fr'), { recursive: true });
  const file = path.join(empty, 'i18n/fr/api-reference.json');
  fs.writeFileSync(file, '{"props": "a",}');
  expect(() => readTexts(empty, 'fr')).toThrow('i18n/fr/api-reference.json:1:15: no valid JSON');
  fs.writeFileSync(file, JSON.stringify(englishTexts));
  expect(readTexts(empty, 'fr').topics).toEqual({});
  fs.writeFileSync(path.join(empty, 'i18n/fr/api-topics.json'), '{"Cell": "Cellule", "Row": ""}');
  expect(() => readTexts(empty, 'fr')).toThrow('i18n/fr/api-topics.json: "Row" is no text');
  fs.rmSync(empty, { recursive: true });
});
