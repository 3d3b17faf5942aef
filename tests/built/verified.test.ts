import fs from 'node:fs';
import path from 'node:path';
import { verifiedDemosFile } from '../../config/verifiedFile';
import { packageFacts } from '../../plugins/demos/lib/sandbox/packageFacts';
import { readStyledDemo } from '../../plugins/demos/lib/readStyledDemo';
import { readVerified } from '../../plugins/demos/lib/verified/readVerified';
import { verifiedDemo } from '../../plugins/demos/lib/verified/verifiedDemo';
import { sitePackages } from '../support/sitePackages';
import { locatePage } from '../../src/navigation/rules/tree/locatePage';

const root = path.resolve(__dirname, '../..');
const verifiedFile = path.join(root, verifiedDemosFile);
const ids = Object.keys(readVerified(verifiedFile));
const packages = sitePackages(root);
const facts = packageFacts(root, {});

/** Whether the demo and its libraries are still what they were when it was verified. */
async function holds(id: string): Promise<boolean> {
  const { files } = await readStyledDemo(path.join(root, `${id}.tsx`), root, packages);
  return verifiedDemo({ file: verifiedFile, id, files, facts }) !== undefined;
}

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

it.each(ids)(
  '%s says what it was verified with as long as that holds, in both languages',
  async (id) => {
    const isSaid = await holds(id);
    expect(/Verified with @mui\/[^<]+ in Chromium \d+</.test(htmlOf(id, ''))).toBe(isSaid);
    expect(/已使用 @mui\/[^<]+ 在 Chromium \d+ 中验证</.test(htmlOf(id, 'zh'))).toBe(isSaid);
  },
);
