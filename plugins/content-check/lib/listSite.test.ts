import fs from 'node:fs';
import path from 'node:path';
import { isGeneratedPlace, listSite } from './listSite';
import { writeSite } from './siteFixture';

it.each([
  ['docs/api-docs/button/index.mdx', true],
  ['docs/api-docs/index.mdx', true],
  ['x-docs/api/data-grid/index.mdx', true],
  ['docs/components/buttons/components-api/index.mdx', true],
  ['docs/system/api/box/index.mdx', true],
  ['docs/system/api/index.mdx', false],
  ['i18n/zh/docusaurus-plugin-content-docs/current/system/api/index.mdx', false],
  ['docs/components/buttons/index.mdx', false],
  ['docs/components/buttons/Basic.tsx', false],
])('%s is generated: %s', (file, expected) => {
  expect(isGeneratedPlace(file)).toBe(expected);
});

it('leaves pages of frozen versions alone, in every language', () => {
  const zh = 'i18n/zh/docusaurus-plugin-content-docs-x';
  const folder = writeSite({
    'x-docs/grid/index.mdx': '',
    'x_versioned_docs/version-8.9.2/grid/index.mdx': '',
    'x_versioned_docs/version-8.0.0/grid/index.mdx': '',
    [`${zh}/current/grid/index.mdx`]: '',
    [`${zh}/version-8.9.2/grid/index.mdx`]: '',
    [`${zh}/version-8.0.0/grid/index.mdx`]: '',
  });
  expect(listSite(folder, { default: [], x: ['8.9.2'] }).pages).toEqual([
    `${zh}/current/grid/index.mdx`,
    `${zh}/version-8.9.2/grid/index.mdx`,
    'x-docs/grid/index.mdx',
    'x_versioned_docs/version-8.9.2/grid/index.mdx',
  ]);
  fs.rmSync(folder, { recursive: true });
});

it('leaves out what editors and systems keep beside files', () => {
  const folder = writeSite({
    'docs/chips/index.mdx': '',
    'docs/chips/Chips.tsx': '',
    'docs/chips/._Chips.tsx': '',
    'docs/.trash/old/index.mdx': '',
    'src/code/Copy.tsx': '',
  });
  for (const lock of ['docs/chips/.#index.mdx', 'docs/chips/.#Chips.tsx', 'src/code/.#Copy.tsx']) {
    fs.symlinkSync('user@host.1234:5678', path.join(folder, lock));
  }
  expect(listSite(folder, { default: [], x: [] })).toEqual({
    pages: ['docs/chips/index.mdx'],
    demos: ['docs/chips/Chips.tsx'],
    code: ['src/code/Copy.tsx'],
    all: new Set(['docs/chips/Chips.tsx', 'docs/chips/index.mdx']),
  });
  fs.rmSync(folder, { recursive: true });
});
