import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scriptsSalt } from './scriptsSalt';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'salt-'));
  write('package.json', '{"browserslist":["chrome >= 119"]}');
  write('package-lock.json', '{}');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const write = (name: string, text: string) => fs.writeFileSync(path.join(siteDir, name), text);

const versions = [
  { folder: 'x_versioned_docs/version-8.9.2', aliases: { '@mui/x-charts': '@mui/x-charts-8-9-2' } },
];

it('is the same for the same packages, browsers and versions', () => {
  const salt = scriptsSalt(siteDir, versions);
  expect(salt).toMatch(/^[0-9a-f]{64}$/);
  write('docs.mdx', 'a page');
  expect(scriptsSalt(siteDir, versions)).toBe(salt);
});

it.each<[string, () => void]>([
  ['other installed packages', () => write('package-lock.json', '{"packages":{}}')],
  ['other browsers', () => write('package.json', '{"browserslist":["chrome >= 130"]}')],
])('is another for %s', (_name, change) => {
  const salt = scriptsSalt(siteDir, versions);
  change();
  expect(scriptsSalt(siteDir, versions)).not.toBe(salt);
});

it('is another when older pages get another library', () => {
  const salt = scriptsSalt(siteDir, versions);
  expect(scriptsSalt(siteDir, [])).not.toBe(salt);
  const other = { ...versions[0]!, aliases: { '@mui/x-charts': '@mui/x-charts-8-9-1' } };
  expect(scriptsSalt(siteDir, [other])).not.toBe(salt);
});

it.each([
  ['other rules', 'scopeSheet.ts', false],
  ['other tests of them', 'scopeSheet.test.ts', true],
])('for %s it is the same: %j, %s', (_name, changed, isSame) => {
  const salt = scriptsSalt(siteDir, versions);
  const { readFileSync } = fs;
  const reading = jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation((file, ...options) =>
      path.basename(String(file)) === changed ? 'other' : readFileSync(file, ...options),
    );
  try {
    expect(scriptsSalt(siteDir, versions) === salt).toBe(isSame);
  } finally {
    reading.mockRestore();
  }
});
