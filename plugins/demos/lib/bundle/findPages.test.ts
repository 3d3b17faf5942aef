import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPages } from './findPages';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
  }
}

it('finds the demos of every page, in each styling that one of them has', () => {
  write(
    'docs/chips/Tags.tsx',
    'docs/chips/Tags.css.tsx',
    'docs/chips/Tags.tailwind.tsx',
    'docs/chips/Basic.tsx',
    'docs/chips/Basic.tailwind.tsx',
    'x-docs/react-charts/bars/Stacked.tsx',
  );
  expect(findPages(siteDir, ['docs', 'x-docs'])).toEqual([
    { folder: 'docs/chips', style: 'system', demos: ['Basic', 'Tags'] },
    { folder: 'docs/chips', style: 'css', demos: ['Tags'] },
    { folder: 'docs/chips', style: 'tailwind', demos: ['Basic', 'Tags'] },
    { folder: 'x-docs/react-charts/bars', style: 'system', demos: ['Stacked'] },
  ]);
});

it('has demos in the order of the page, behind them those that it does not name', () => {
  write('docs/chips/Basic.tsx', 'docs/chips/Array.tsx', 'docs/chips/Tags.tsx');
  write('docs/chips/Tags.css.tsx', 'docs/chips/Basic.css.tsx');
  fs.writeFileSync(
    path.join(siteDir, 'docs/chips/index.mdx'),
    '<Demo name="Tags" />\n\n<Demo name="Basic" />\n\n<Demo name="Gone" />\n',
  );
  expect(findPages(siteDir, ['docs'])).toEqual([
    { folder: 'docs/chips', style: 'system', demos: ['Tags', 'Basic', 'Array'] },
    { folder: 'docs/chips', style: 'css', demos: ['Tags', 'Basic'] },
  ]);
});

it('takes nothing for a demo that no page can show', () => {
  write(
    'docs/chips/index.mdx',
    'docs/chips/Tags.css',
    'docs/chips/rows.ts',
    'docs/chips/fields.tsx',
    'docs/chips/Gone.css.tsx',
    'docs/chips/Tags.test.tsx',
  );
  expect(findPages(siteDir, ['docs'])).toEqual([]);
});

it('keeps a page apart from the pages below it', () => {
  write('docs/chips/Tags.tsx', 'docs/chips/more/Tags.tsx', 'docs/Tags.tsx');
  expect(
    findPages(siteDir, ['docs'])
      .map(({ folder }) => folder)
      .toSorted(),
  ).toEqual(['docs', 'docs/chips', 'docs/chips/more']);
});

it('passes over a folder that is not there', () => {
  write('docs/chips/Tags.tsx');
  expect(findPages(siteDir, ['versioned_docs', 'docs'])).toHaveLength(1);
});
