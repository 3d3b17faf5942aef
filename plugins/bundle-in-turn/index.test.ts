import { rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import bundleInTurnPlugin from '.';

const { NODE_ENV } = process.env;
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

const load = (mode: string) => {
  Object.assign(process.env, { NODE_ENV: mode });
  return bundleInTurnPlugin();
};

/** What Docusaurus compiles with after it has asked the plugin for both bundles. */
function configured(bundler: unknown): typeof rspack {
  const utils = {
    currentBundler: { name: 'rspack', instance: bundler },
  } as unknown as ConfigureWebpackUtils;
  const plugin = load('production');
  for (const isServer of [false, true]) plugin?.configureWebpack?.({}, isServer, utils, undefined);
  return utils.currentBundler.instance as unknown as typeof rspack;
}

test('in development both bundles are made at once', () => {
  expect(load('development')).toBeNull();
});

test('the bundler never sees two bundles', async () => {
  const seen: unknown[] = [];
  const bundle = configured((config: unknown) => {
    seen.push(config);
    return {
      run: (done: (error: null, result: object) => void) =>
        done(null, { hasErrors: () => false, toJson: () => ({}) }),
      close: (done: () => void) => done(),
    };
  });
  await new Promise((resolve) => {
    bundle([{ name: 'client' }, { name: 'server' }]).run(resolve);
  });
  expect(seen).toEqual([{ name: 'server' }, { name: 'client' }]);
  bundle({ name: 'only' });
  expect(seen[2]).toEqual({ name: 'only' });
});

test('what others take from the bundler is there', () => {
  expect(configured(rspack).CssExtractRspackPlugin).toBe(rspack.CssExtractRspackPlugin);
});
