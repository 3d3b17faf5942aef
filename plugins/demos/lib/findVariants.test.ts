import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findVariants, refuseOrphans, tailwindFiles } from './findVariants';

let site: string;
beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'variants-'));
  fs.mkdirSync(path.join(site, 'docs/chips'), { recursive: true });
});
afterEach(() => fs.rmSync(site, { recursive: true }));

const write = (...names: string[]) =>
  names.forEach((name) => fs.writeFileSync(path.join(site, 'docs/chips', name), ''));

it('says where variants would be and which are there', () => {
  write('Tags.tsx', 'Tags.css.tsx');
  const { css, tailwind } = findVariants(path.join(site, 'docs/chips/Tags.tsx'));
  expect(css.exists).toBe(true);
  expect(tailwind).toEqual({
    file: path.join(site, 'docs/chips/Tags.tailwind.tsx'),
    exists: false,
  });
});

it('lists the Tailwind variants of a folder', () => {
  write('B.tailwind.tsx', 'A.tailwind.tsx', 'A.tsx', 'A.css.tsx', 'A.css', '.#A.tailwind.tsx');
  expect(tailwindFiles(path.join(site, 'docs/chips')).map((file) => path.basename(file))).toEqual([
    'A.tailwind.tsx',
    'B.tailwind.tsx',
  ]);
});

it('refuses a variant without its demo, naming the file, and passes over missing folders', () => {
  write('Tags.tsx', 'Tags.css.tsx', '.#Tags.css.tsx');
  expect(() => refuseOrphans(site, ['docs', 'versioned_docs'])).not.toThrow();
  write('Tag.tailwind.tsx');
  expect(() => refuseOrphans(site, ['docs', 'versioned_docs'])).toThrow(
    /docs\/chips\/Tag\.tailwind\.tsx: there is no Tag\.tsx beside it/,
  );
});
