import fs from 'node:fs';
import path from 'node:path';
import { verifiedDemosFile } from '../../config/verifiedFile';
import { locatePage } from '../../src/navigation/rules/tree/locatePage';

const root = path.resolve(__dirname, '../..');
const ids = Object.keys(
  JSON.parse(fs.readFileSync(path.join(root, verifiedDemosFile), 'utf8')) as object,
);

/** What follows a demo's beginning in the HTML of its page, up to the next demo. */
function htmlOf(id: string, language: '' | 'zh'): string {
  const page = locatePage(id);
  if (!page) throw new Error(`${id} is on no page`);
  const file = path.join(root, 'build', language, page.pathname, 'index.html');
  const [, ...demos] = fs.readFileSync(file, 'utf8').split(/<figure\s[^>]*\bdata-demo="?/);
  const name = path.basename(id);
  return demos.find((demo) => new RegExp(`^${name}["\\s>]`).test(demo)) ?? '';
}

it('has the demos that were verified', () => {
  console.log(`${ids.length} demos were verified`);
  expect(ids.length).toBeGreaterThan(0);
});

it.each(ids)('%s says what it was verified with, in both languages', (id) => {
  expect(htmlOf(id, '')).toMatch(/Verified with @mui\/[^<]+ in Chromium \d+</);
  expect(htmlOf(id, 'zh')).toMatch(/已使用 @mui\/[^<]+ 在 Chromium \d+ 中验证</);
});
