import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeIcons } from './writeIcons';

let site: string;
let folder: string;

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const release = (version: string) =>
  write(path.join(folder, 'package.json'), JSON.stringify({ version }));
const index = (style: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(site, `static/icon-index/${style}.json`), 'utf8'));

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'icons-'));
  folder = path.join(site, 'package');
  release('7.2.0');
  for (const name of ['Anchor', 'AnchorSharp']) {
    write(
      path.join(folder, `esm/${name}.js`),
      `export default createSvgIcon(_jsx("path", { d: "M1" }), '${name}');`,
    );
  }
  write(path.join(folder, 'esm/index.js'), 'export {};');
});
afterEach(() => fs.rmSync(site, { recursive: true }));

it('writes a file for each style', () => {
  expect(writeIcons(site, folder)).toBe(2);
  expect(index('filled')).toEqual({ version: '7.2.0', icons: [['Anchor', '<path d="M1"/>']] });
  expect(index('sharp')).toEqual({ version: '7.2.0', icons: [['AnchorSharp', '<path d="M1"/>']] });
  expect(index('twotone')).toEqual({ version: '7.2.0', icons: [] });
});

it('writes again only for another version', () => {
  writeIcons(site, folder);
  expect(writeIcons(site, folder)).toBeUndefined();
  release('7.3.0');
  expect(writeIcons(site, folder)).toBe(2);
  expect(index('filled')).toMatchObject({ version: '7.3.0' });
});
