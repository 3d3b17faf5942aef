import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import bundleInTurnPlugin from '../../plugins/lean-docusaurus/bundle-in-turn';
import { hasBundlerCache } from './hasBundlerCache';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundler-cache-'));
const before = { ...process.env };
afterAll(() => fs.rmSync(siteDir, { recursive: true }));
afterEach(() => {
  process.env = { ...before };
});

it('goes by the trace of a build of the same language', async () => {
  expect(hasBundlerCache(siteDir, 'zh')).toBe(false);
  process.env = { ...before, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: '' };
  const i18n = { currentLocale: 'zh' } as Parameters<typeof bundleInTurnPlugin>[0]['i18n'];
  await bundleInTurnPlugin({ siteDir, i18n })!.postBuild!({} as never);
  expect(hasBundlerCache(siteDir, 'zh')).toBe(true);
  expect(hasBundlerCache(siteDir, 'en')).toBe(false);
  expect(hasBundlerCache(siteDir, 'zh', 'off')).toBe(false);
});
