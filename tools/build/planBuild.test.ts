import { planBuild } from './planBuild';

const site = {
  locales: ['en', 'zh'],
  once: false,
  isWarm: () => false,
  environment: { MIMALLOC_ALLOW_LARGE_OS_PAGES: '0', MIMALLOC_PURGE_DELAY: '0' },
};
const outline = (args: string[]) =>
  planBuild(args, site).map(
    ({ args: given, env }) => `${given.join(' ')} | ${Object.keys(env).toSorted().join(' ')}`,
  );

it('bundles and renders each language in processes of their own, the default one first', () => {
  expect(outline([])).toEqual([
    'build --locale en | DOCUSAURUS_EXIT_AFTER_BUNDLING NODE_ENV',
    'build --locale en | DOCUSAURUS_SKIP_BUNDLING NODE_ENV',
    'build --locale zh | DOCUSAURUS_EXIT_AFTER_BUNDLING NODE_ENV',
    'build --locale zh | DOCUSAURUS_SKIP_BUNDLING NODE_ENV',
  ]);
});

it.each([[['--locale', 'zh']], [['--locale=zh']], [['-l', 'zh']]])(
  'builds only what %j asks for',
  (args) => {
    expect(planBuild(args, site).map(({ locale }) => locale)).toEqual(['zh', 'zh']);
  },
);

it('keeps the order of the site, whatever order is asked for', () => {
  const steps = planBuild(['--locale', 'zh', '--locale', 'en'], site);
  expect(steps.map(({ locale }) => locale)).toEqual(['en', 'en', 'zh', 'zh']);
});

it('hands on what is not its own', () => {
  expect(planBuild(['--locale', 'en', '--out-dir', 'out'], site)[0]?.args).toEqual([
    'build',
    '--locale',
    'en',
    '--out-dir',
    'out',
  ]);
});

it('keeps nothing for the next build where there is none', () => {
  expect(planBuild([], { ...site, once: true }).map(({ env }) => env)).toEqual(
    Array(4).fill(expect.objectContaining({ DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' })),
  );
});

it('does all of a language in one process where the bundler has its cache', () => {
  const isWarm = (locale: string) => locale === 'zh';
  const steps = planBuild([], { ...site, isWarm });
  expect(steps.map(({ locale }) => locale)).toEqual(['en', 'en', 'zh']);
  expect(steps[2]).toEqual({
    locale: 'zh',
    args: ['build', '--locale', 'zh'],
    env: { NODE_ENV: 'production' },
  });
  // Which is not read then.
  expect(planBuild([], { ...site, isWarm, once: true })).toHaveLength(4);
});

it('lets the bundler ask for huge pages, unless somebody has decided about it', () => {
  const asked = (environment: Record<string, string>) =>
    planBuild([], { ...site, environment }).map(({ env }) => env.MIMALLOC_ALLOW_LARGE_OS_PAGES);
  expect(asked({})).toEqual(['1', '1', '1', '1']);
  expect(asked({ MIMALLOC_ALLOW_LARGE_OS_PAGES: '' })).toEqual(Array(4).fill(undefined));
});

it('lets the bundler keep freed memory where a next build is to come, unless somebody has decided about it', () => {
  const asked = (once: boolean, environment: Record<string, string>) =>
    planBuild([], { ...site, once, environment })[0]?.env.MIMALLOC_PURGE_DELAY;
  expect(asked(false, {})).toBe('-1');
  expect(asked(true, {})).toBeUndefined();
  expect(asked(false, { MIMALLOC_PURGE_DELAY: '10' })).toBeUndefined();
});

it('says which languages there are', () => {
  expect(() => planBuild(['--locale', 'fr'], site)).toThrow(
    'There is no language "fr". The site has en, zh; they are listed in config/i18n.ts.',
  );
});

it.each(['off', '-warm-build'])('leaves pages as they are rendered with LEAN=%s', (LEAN) => {
  const steps = planBuild([], { ...site, environment: { ...site.environment, LEAN } });
  expect(steps.map(({ env }) => env.SKIP_HTML_MINIFICATION)).toEqual(Array(4).fill('true'));
  const stock = planBuild([], { ...site, environment: { LEAN: '-lean-pages' } });
  expect(stock[0]?.env).not.toHaveProperty('SKIP_HTML_MINIFICATION');
});
