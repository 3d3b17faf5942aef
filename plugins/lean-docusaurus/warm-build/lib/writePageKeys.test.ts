import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageKeysFile, readPageKeys } from './pageKeysFile';
import { writePageKeys } from './writePageKeys';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
afterAll(() => fs.rmSync(site, { recursive: true }));

const generated = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/tabs/',
    component: ComponentCreator('/tabs/', 'a1b'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'routesChunkNames.json': JSON.stringify({ '/tabs/-a1b': { __comp: 'page', content: 'tabs' } }),
  'assets/page.js': 'frame',
  'assets/tabs.js': 'text',
};

async function write(files: Record<string, string>): Promise<Record<string, string>> {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    fs.writeFileSync(path.join(site, name), text);
  }
  writePageKeys({
    folder: site,
    files: ['assets/page.js', 'assets/tabs.js'],
    generatedFilesDir: site,
    salt: '',
    keysFile: pageKeysFile(site),
  });
  return readPageKeys(site);
}

test('the keys of a bundle follow the content of its files', async () => {
  expect(readPageKeys(site)).toEqual({});
  const before = await write(generated);
  expect(Object.keys(before)).toEqual(['/tabs/']);
  expect(await write({})).toEqual(before);
  expect(await write({ 'assets/tabs.js': 'other text' })).not.toEqual(before);
});

test('a missing file is named', async () => {
  fs.rmSync(path.join(site, 'assets/tabs.js'));
  await expect(write({})).rejects.toThrow(/assets\/tabs\.js/);
});
