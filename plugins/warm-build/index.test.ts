import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import warmBuildPlugin from '.';
import { pageKeysFile, readPageKeys } from './lib/pageKeysFile';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'warm-'));
const { env } = process;
afterEach(() => {
  process.env = env;
});
afterAll(() => fs.rmSync(site, { recursive: true }));

const load = (variables: Record<string, string>) => {
  process.env = { ...env, DOCUSAURUS_NO_PERSISTENT_CACHE: '', ...variables };
  const context = {
    siteDir: path.resolve('.'),
    generatedFilesDir: site,
    i18n: { currentLocale: 'en' },
  };
  return warmBuildPlugin(context as Parameters<typeof warmBuildPlugin>[0]);
};

test('pages are remembered in a production build only', () => {
  expect(load({ NODE_ENV: 'production' })?.name).toBe('warm-build');
  expect(load({ NODE_ENV: 'development' })).toBeNull();
});

test('a build that keeps nothing forgets the keys of an earlier one, by which others would go', () => {
  fs.mkdirSync(path.dirname(pageKeysFile(site)), { recursive: true });
  fs.writeFileSync(pageKeysFile(site), JSON.stringify({ '/tabs/': 'of another build' }));
  expect(load({ NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' })).toBeNull();
  expect(readPageKeys(site)).toEqual({});
});
