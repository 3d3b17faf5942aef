import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareBuilds } from './compareBuilds';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-builds-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

let count = 0;
function build(files: Record<string, string>): string {
  const folder = path.join(root, `${(count += 1)}`);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

it('finds builds alike that differ in their release only', () => {
  const release = (hash: string) =>
    build({
      'index.html': `<link href="/assets/js/runtime~main.${hash}.js"><a href="/a/?v=1">a</a>`,
      [`assets/js/runtime~main.${hash}.js`]: `r.h=()=>"${hash}${hash}",r.u=e=>e+".js?v="+r.h()`,
      'assets/js/a.js': `if(self.docusaurusRelease!=="${hash}${hash}")throw Error()`,
      'pagefind/filter/en_1a.pf_filter': hash,
      'pagefind/pagefind-entry.json': hash,
    });
  expect(compareBuilds(release('0123abcd'), release('4567cdef'))).toEqual({
    compared: 3,
    differing: [],
  });
});

it('names files that are not the same, and those that only one build has', () => {
  const common = { 'a/index.html': 'a', 'assets/js/main.0123abcd.js': 'main' };
  const first = build({ ...common, 'b/index.html': 'b', 'only.txt': '' });
  const second = build({
    ...common,
    'b/index.html': 'B',
    'pagefind/fragment/en_2b.pf_fragment': 'f',
  });
  expect(compareBuilds(first, second)).toEqual({
    compared: 5,
    differing: ['b/index.html', 'only.txt', 'pagefind/fragment/en_2b.pf_fragment'],
  });
});

it('compares bytes, not characters', () => {
  const [first, second] = [build({ a: '' }), build({ a: '' })];
  fs.writeFileSync(path.join(first, 'a'), Buffer.from([0xff, 0xfe]));
  fs.writeFileSync(path.join(second, 'a'), Buffer.from([0xff, 0xfd]));
  expect(compareBuilds(first, second).differing).toEqual(['a']);
});
