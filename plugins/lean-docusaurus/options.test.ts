import { checkLeanOptions, type LeanOptions } from './options';

it('knows a default for all but the folder of the site', () => {
  expect(checkLeanOptions({ siteDir: '/site' })).toEqual({
    siteDir: '/site',
    without: [],
    flatClient: { without: [] },
    lazyPages: { lazy: /\.mdx?$/ },
    leanClassic: {},
    warmBuild: { code: ['plugins'] },
  });
});

it('keeps what is given beside the defaults of a part', () => {
  const watch = (paths: readonly string[]) => [...paths];
  const given = {
    siteDir: 'C:\\site',
    without: ['lean-pages' as const],
    flatClient: { within: 'x/8.9.2/', without: ['x/8.9.0/'] },
    lazyPages: { watch },
    leanClassic: { isShown: '/site/shows.ts' },
    warmBuild: { code: [] },
  };
  expect(checkLeanOptions(given)).toEqual({
    ...given,
    lazyPages: { lazy: /\.mdx?$/, watch },
  });
});

it.each([
  [{}, '"siteDir" is required'],
  [{ siteDir: 'site' }, 'siteDir'],
  [{ siteDir: '/site', without: ['flat'] }, 'without[0]'],
  [{ siteDir: '/site', lazyPages: { lazy: 'mdx' } }, 'lazyPages.lazy'],
  [{ siteDir: '/site', lazyPages: { watch: [] } }, 'lazyPages.watch'],
  [{ siteDir: '/site', leanClassic: { texts: 'src' } }, 'leanClassic.texts'],
  [{ siteDir: '/site', warmBuild: { code: 'plugins' } }, 'warmBuild.code'],
  [{ siteDir: '/site', warmBuild: { code: [''] } }, 'warmBuild.code[0]'],
  [{ siteDir: '/site', flatClient: { within: '/x/' } }, 'flatClient.within'],
  [{ siteDir: '/site', flatClient: { without: ['x'] } }, 'flatClient.without[0]'],
  [{ siteDir: '/site', flatPages: {} }, '"flatPages" is not allowed'],
])('refuses %j', (options, message) => {
  expect(() => checkLeanOptions(options as LeanOptions)).toThrow(
    'options of the plugin lean-docusaurus',
  );
  expect(() => checkLeanOptions(options as LeanOptions)).toThrow(message);
});
