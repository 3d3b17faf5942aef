import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { GenerateOptions } from './generate';
import { generateApart } from './generateApart';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'apart-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

/** Options of a site that documents one component. */
const options: Omit<GenerateOptions, 'siteDir' | 'log'> = {
  versions: [
    {
      version: 'current',
      trees: { default: [{ pathname: '/api-docs/button', title: 'Button' }] },
      titles: {},
      libraries: { '@mui/material': '@mui/material' },
    },
  ],
  locales: ['en'],
  indexes: [],
  tabs: {},
  absent: [],
  timelines: [],
  redirects: [],
  history: { first: '7.0.0', last: '7.2.0', before: '6.4.12', pages: {} },
};

it('writes the pages in another process, and tells how far it is', async () => {
  fs.symlinkSync(path.resolve('node_modules'), path.join(siteDir, 'node_modules'));
  const page = path.join(siteDir, 'docs/buttons');
  fs.mkdirSync(page, { recursive: true });
  fs.writeFileSync(path.join(page, 'index.mdx'), '# Buttons\n');
  const lines: string[] = [];
  const result = await generateApart({ ...options, siteDir, log: (line) => lines.push(line) });

  expect(fs.readFileSync(path.join(siteDir, 'docs/api-docs/button/index.mdx'), 'utf8')).toContain(
    '<Api of="/api-docs/button"',
  );
  expect(result).toMatchObject({ unchanged: 0, removed: 0 });
  expect(lines.join()).toContain('reading the declarations of 1 packages');
}, 180_000);

it('says why it could not', async () => {
  await expect(generateApart({ ...options, siteDir, log: () => {} })).rejects.toThrow(
    /@mui\/material/,
  );
}, 180_000);
