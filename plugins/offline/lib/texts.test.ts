import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { englishTexts, readTexts } from './texts';

const root = path.resolve(__dirname, '../../..');

function siteWith(text?: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-texts-'));
  fs.mkdirSync(path.join(folder, 'i18n/fr'), { recursive: true });
  if (text !== undefined) fs.writeFileSync(path.join(folder, 'i18n/fr/offline.json'), text);
  return folder;
}

it('has every text in Chinese', () => {
  const texts = readTexts(root, 'zh');
  expect(Object.keys(texts).sort()).toEqual(Object.keys(englishTexts).sort());
  for (const text of Object.values(texts)) expect(text).toMatch(/\p{Script=Han}/u);
});

it.each([
  [undefined, 'is not there'],
  ['{"title": "a",}', 'no valid JSON'],
  ['{"title": "a"}', 'lacks "missing", "retry"'],
  [JSON.stringify({ ...englishTexts, other: 'a' }), 'has "other", which nothing shows'],
])('refuses %j', (text, message) => {
  expect(() => readTexts(siteWith(text), 'fr')).toThrow(message);
});
