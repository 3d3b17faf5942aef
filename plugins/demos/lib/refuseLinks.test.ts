import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refuseLinks } from './refuseLinks';

let siteDir: string;
const at = (name: string) => path.join(siteDir, name);

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  fs.mkdirSync(at('docs/chips'), { recursive: true });
  fs.writeFileSync(at('docs/chips/index.mdx'), '');
  fs.mkdirSync(at('elsewhere/tabs'), { recursive: true });
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

it('accepts folders and files, and a folder that is not there', () => {
  expect(() => refuseLinks(siteDir, ['docs', 'versioned_docs'])).not.toThrow();
});

it('passes over the lock of an editor', () => {
  fs.symlinkSync('user@host.1234:5678', at('docs/chips/.#index.mdx'));
  expect(() => refuseLinks(siteDir, ['docs'])).not.toThrow();
});

it.each([
  ['a page folder', 'docs/tabs', '../elsewhere/tabs'],
  ['a folder below', 'docs/chips/data', '../../elsewhere/tabs'],
  ['a file', 'docs/chips/Basic.tsx', 'index.mdx'],
  ['a link to nothing', 'docs/gone', 'nowhere'],
  ['all pages', 'x-docs', 'elsewhere'],
])('names %s that is a link', (_name, link, target) => {
  fs.symlinkSync(target, at(link));
  expect(() => refuseLinks(siteDir, ['docs', 'x-docs'])).toThrow(
    new RegExp(`Put a copy in the place of\\n${link.replace('.', '\\.')}$`),
  );
});
