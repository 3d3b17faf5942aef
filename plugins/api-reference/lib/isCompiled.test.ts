import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isCompiled } from './isCompiled';
import { keptFile } from './referenceKey';
import { versionOptions } from './versionOptions';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'compiled-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

it('is so when the result of every version is kept, and no more when a page tree has changed', () => {
  const page = { pathname: '/api-docs/button', title: 'Button' };
  const versions = ['current', '7.2.0'].map((version) => ({
    version,
    trees: { default: version === 'current' ? [page] : [] },
    titles: {},
    libraries: {},
  }));
  const check = (of = versions) => isCompiled({ siteDir, versions: of, absent: [], redirects: [] });
  for (const { trees, libraries } of versions) {
    expect(check()).toBe(false);
    const file = keptFile(versionOptions({ siteDir, trees, libraries, redirects: [] }));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '{}');
  }
  expect(check()).toBe(true);
  const other = { ...page, title: 'Fab' };
  expect(check([{ ...versions[0]!, trees: { default: [other] } }])).toBe(false);
});
