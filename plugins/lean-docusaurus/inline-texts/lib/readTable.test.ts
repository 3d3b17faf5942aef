import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readTable } from './readTable';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'));
const file = path.join(folder, 'codeTranslations.json');
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('reads the texts of a language', () => {
  fs.writeFileSync(file, '{ "tabs.title": "标签", "tabs.empty": "" }');
  expect(readTable(file)).toEqual({ 'tabs.title': '标签', 'tabs.empty': '' });
});

it.each(['null', '"标签"', '{ "tabs.title": { "message": "标签" } }', '{ "tabs.title": null }'])(
  'refuses %s, and names the file',
  (text) => {
    fs.writeFileSync(file, text);
    expect(() => readTable(file)).toThrow(`The generated texts (${file}) are no object of strings`);
  },
);

it('says where there are none', () => {
  expect(() => readTable(path.join(folder, 'none.json'))).toThrow('none.json');
});
