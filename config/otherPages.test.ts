import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { otherPages } from './otherPages';

it('lists pages of frozen versions, and those of the tree that are written', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'others-'));
  fs.mkdirSync(path.join(siteDir, 'docs/components/chips'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'docs/components/chips/index.mdx'), '');
  const pages = ['/', '/charts'].map((each) => ({ path: each, anchors: [] }));
  expect(
    otherPages(siteDir, {
      frozen: [{ instance: 'x', version: '8.9.2', pages }],
      named: ['/components/chips', '/components/lamps'],
    }),
  ).toEqual(['/x/8.9.2/', '/x/8.9.2/charts/', '/components/chips/']);
  fs.rmSync(siteDir, { recursive: true });
});
