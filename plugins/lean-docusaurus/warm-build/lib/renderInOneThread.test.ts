import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keyOf, writeKept } from '../../../support/keptFile';
import { contentFile } from './keptPage';
import { renderInOneThread, type RenderingSettings } from './renderInOneThread';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'one-thread-'));
const keysFile = path.join(folder, 'keys.json');
afterAll(() => fs.rmSync(folder, { recursive: true }));

const addresses = Array.from({ length: 60 }, (_each, index) => `/zh/${index}/`);

/** A build after which pages were kept, of which these many have changed since. */
function begin(changed: number, settings: RenderingSettings): () => void {
  fs.writeFileSync(
    keysFile,
    JSON.stringify(Object.fromEntries(addresses.map((each) => [each, keyOf(each, 'new')]))),
  );
  addresses.forEach((each, index) => {
    writeKept(contentFile(folder, each), keyOf(each, index < changed ? 'old' : 'new'), '<p>');
  });
  // A new page counts as a changed one.
  if (changed > 0) fs.rmSync(contentFile(folder, addresses[0]!));
  return renderInOneThread(settings, { keysFile, folder });
}

test.each([0, 40])(
  'where %d pages have changed, one thread renders, and the next bundle is as before',
  (changed) => {
    const settings: RenderingSettings = {};
    const takeBack = begin(changed, settings);
    expect(settings.SSGWorkerThreadCount).toBe(1);
    takeBack();
    expect(settings.SSGWorkerThreadCount).toBeUndefined();
  },
);

test('where more have changed, Docusaurus decides', () => {
  const settings: RenderingSettings = {};
  const takeBack = begin(41, settings);
  expect(settings.SSGWorkerThreadCount).toBeUndefined();
  takeBack();
  expect(settings.SSGWorkerThreadCount).toBeUndefined();
});

test('a number that somebody has chosen stays', () => {
  const settings: RenderingSettings = { SSGWorkerThreadCount: 3 };
  const takeBack = begin(0, settings);
  expect(settings.SSGWorkerThreadCount).toBe(3);
  takeBack();
  expect(settings.SSGWorkerThreadCount).toBe(3);
});

test('the installed Docusaurus reads this setting when it begins to render', () => {
  const [settings, reader] = ['ssgEnv', 'ssgExecutor'].map((name) =>
    fs.readFileSync(require.resolve(`@docusaurus/core/lib/ssg/${name}.js`), 'utf8'),
  );
  expect(settings).toMatch(/^exports\.SSGWorkerThreadCount = /m);
  // Inside of a function, not when the module is loaded.
  expect(reader).toMatch(/^ +return ssgEnv_1\.SSGWorkerThreadCount;$/m);
});
