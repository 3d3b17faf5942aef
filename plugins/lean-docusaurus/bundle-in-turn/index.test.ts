import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import bundleInTurnPlugin from '.';

const { env } = process;
let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'in-turn-'));
});
afterEach(() => {
  process.env = env;
  fs.rmSync(siteDir, { recursive: true });
});

function load({ currentLocale = 'en', ...variables } = {} as Record<string, string>) {
  process.env = {
    ...env,
    NODE_ENV: 'production',
    DOCUSAURUS_NO_PERSISTENT_CACHE: '',
    ...variables,
  };
  return bundleInTurnPlugin({ siteDir, i18n: { currentLocale } } as Parameters<
    typeof bundleInTurnPlugin
  >[0]);
}

/** What Docusaurus compiles with after it has asked the plugin for both bundles. */
function configured(plugin: ReturnType<typeof load>, bundler: unknown): typeof rspack {
  const utils = {
    currentBundler: { name: 'rspack', instance: bundler },
  } as unknown as ConfigureWebpackUtils;
  for (const isServer of [false, true]) plugin?.configureWebpack?.({}, isServer, utils, undefined);
  return utils.currentBundler.instance as unknown as typeof rspack;
}

/** @returns the names of the bundles that the bundler is asked for at a time */
async function bundled(plugin: ReturnType<typeof load>): Promise<string[][]> {
  const seen: string[][] = [];
  const bundle = configured(plugin, (configs: { name: string } | { name: string }[]) => {
    seen.push([configs].flat().map(({ name }) => name));
    return {
      run: (done: (error: null, result: object) => void) =>
        done(null, { hasErrors: () => false, toJson: () => ({}) }),
      close: (done: () => void) => done(),
    };
  });
  await new Promise((resolve) => {
    bundle([{ name: 'client' }, { name: 'server' }]).run(resolve);
  });
  return seen;
}

const inTurn = [['server'], ['client']];
const atOnce = [['client', 'server']];

test('a first build never bundles two at once', async () => {
  expect(await bundled(load())).toEqual(inTurn);
});

test('after a build of the language, both are read from the cache at once', async () => {
  await load()?.postBuild?.({} as never);
  expect(await bundled(load())).toEqual(atOnce);
  expect(await bundled(load({ currentLocale: 'zh' }))).toEqual(inTurn);
});

test('a build without a cache goes in turn, and is none for the next', async () => {
  const once = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };
  await load(once)?.postBuild?.({} as never);
  expect(await bundled(load())).toEqual(inTurn);
  await load()?.postBuild?.({} as never);
  expect(await bundled(load(once))).toEqual(inTurn);
});

test('a single bundle is left alone', () => {
  const asked = jest.fn();
  configured(load(), asked)({ name: 'only' });
  expect(asked).toHaveBeenCalledWith({ name: 'only' });
});

test('what others take from the bundler is there', () => {
  expect(configured(load(), rspack).CssExtractRspackPlugin).toBe(rspack.CssExtractRspackPlugin);
});

test('the development server has but one bundle', () => {
  expect(load({ NODE_ENV: 'development' })).toBeNull();
});
