import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readTexts } from './texts';

const behind = '{"lens.behind": {"message": "Installé : {version}"}}';

function siteWith(text?: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lens-texts-'));
  fs.mkdirSync(path.join(folder, 'i18n/fr'), { recursive: true });
  if (text !== undefined) fs.writeFileSync(path.join(folder, 'i18n/fr/lens.json'), text);
  return folder;
}

it('has English where nothing is translated', () => {
  expect(readTexts(siteWith(behind), 'en').behind).toBe(
    'Installed {version} · documented {documented}',
  );
  expect(readTexts(siteWith(), 'fr')).toEqual(readTexts(siteWith(), 'en'));
  expect(readTexts(siteWith(behind), 'fr')).toEqual({
    ...readTexts(siteWith(), 'en'),
    behind: 'Installé : {version}',
  });
});

it('takes a file with a byte order mark', () => {
  expect(readTexts(siteWith(`\uFEFF${behind}`), 'fr').behind).toBe('Installé : {version}');
});

it.each([
  ['', '1:1'],
  ['<<<<<<< HEAD\n{}', '1:1'],
  ['{\n  "lens.behind": {,}\n}', '2:19'],
])('names the file and the place of what is wrong in %j', (text, place) => {
  expect(() => readTexts(siteWith(text), 'fr')).toThrow(
    `i18n/fr/lens.json:${place}: no valid JSON: `,
  );
});
