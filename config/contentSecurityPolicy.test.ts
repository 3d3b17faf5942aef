import { contentSecurityPolicy } from './contentSecurityPolicy';
import { readEnv } from './env';

const policyOf = (source: Record<string, string>) => contentSecurityPolicy(readEnv(source));

it('asks no other host where nothing is configured, but for the services that take demos', () => {
  const policy = policyOf({});
  const strangers = Object.entries(policy).flatMap(([directive, sources]) =>
    sources.filter((source) => /^https?:/.test(source)).map((source) => `${directive} ${source}`),
  );
  expect(strangers).toEqual([
    'connect-src https://stackblitz.com',
    'connect-src https://codesandbox.io',
    'form-action https://stackblitz.com',
    'form-action https://codesandbox.io',
  ]);
});

it.each<Record<string, string>>([
  {},
  { ANALYTICS_ID: 'G-AB12CD34EF', AD_SCRIPT_URL: 'https://ads.example/a.js' },
])('lets no inline script and no eval run, with %j', (source) => {
  const sources = policyOf(source)['script-src'];
  expect(sources).toContain("'self'");
  expect(sources).not.toContain("'unsafe-inline'");
  expect(sources).not.toContain("'unsafe-eval'");
  expect(sources).not.toContain('https:');
});

it('opens to a network of ads by its origins alone', () => {
  const policy = policyOf({
    AD_SCRIPT_URL: 'https://cdn.ads.example/ads.js?serve=A',
    AD_HOSTS: 'https://srv.ads.example, https://frames.ads.example',
  });
  const hosts = [
    'https://cdn.ads.example',
    'https://srv.ads.example',
    'https://frames.ads.example',
  ];
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy[directive]).toEqual(expect.arrayContaining(hosts));
  }
  expect(policy['img-src']).toContain('https:');
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
});

it('lets a feed answer, but run nothing', () => {
  const policy = policyOf({ AD_FEED_URL: 'https://feed.example/ads.json' });
  expect(policy['connect-src']).toContain('https://feed.example');
  expect(policy['script-src']).not.toContain('https://feed.example');
});

it('takes what a font host needs, once for both fonts', () => {
  const policy = policyOf({
    ICON_FONT_URL: 'https://fonts.example/icons.css',
    EXAMPLE_FONT_URL: 'https://fonts.example/text.css',
  });
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'", 'https://fonts.example']);
  expect(policy['font-src']).toContain('https:');
});

it('lets an Algolia application answer, and run nothing', () => {
  const policy = policyOf({
    ALGOLIA_APP_ID: 'AB12CD34EF',
    ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
    ALGOLIA_INDEX_NAME: 'docs',
  });
  expect(policy['connect-src']).toContain('https://*.algolia.net');
  expect(policy['script-src']?.join()).not.toContain('algolia');
});
