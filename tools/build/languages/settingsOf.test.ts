import { settingsOf } from './settingsOf';

it('tells deployments apart', () => {
  const texts = [
    {},
    { SITE_URL: 'https://docs.example.org' },
    { ANALYTICS_ID: 'G-AB12CD34EF' },
    { MUI_X_TELEMETRY_DISABLED: '1' },
    { DOCUSAURUS_SSG_CONCURRENCY: '2' },
    { LEAN: 'off' },
    { BROWSERSLIST: 'chrome 119' },
    { SKIP_HTML_MINIFICATION: 'true' },
    { USE_SIMPLE_CSS_MINIFIER: 'true' },
  ].map((environment) => JSON.stringify([...settingsOf(environment)]));
  expect(new Set(texts).size).toBe(texts.length);
});

it('asks neither for the order of variables nor for those that no build reads', () => {
  expect(settingsOf({ DOCUSAURUS_B: '2', DOCUSAURUS_A: '1' })).toEqual(
    settingsOf({ DOCUSAURUS_A: '1', HOME: '/root', DOCUSAURUS_B: '2' }),
  );
});

it('holds Node', () => {
  expect(settingsOf({}).get('Node')).toBe(process.version);
});

it('does not ask where the artefacts of frozen versions are', () => {
  expect(settingsOf({ FROZEN_VERSIONS: '/a/frozen' })).toEqual(settingsOf({}));
});

it('names a setting that cannot be', () => {
  expect(() => settingsOf({ SITE_URL: 'docs' })).toThrow('SITE_URL is "docs", which is no URL.');
});
