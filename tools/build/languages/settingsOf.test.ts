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
  ].map((environment) => JSON.stringify(settingsOf(environment)));
  expect(new Set(texts).size).toBe(texts.length);
});

it('asks neither for the order of variables nor for those that no build reads', () => {
  expect(settingsOf({ DOCUSAURUS_B: '2', DOCUSAURUS_A: '1' })).toEqual(
    settingsOf({ DOCUSAURUS_A: '1', HOME: '/root', DOCUSAURUS_B: '2' }),
  );
});

it('holds Node', () => {
  expect(settingsOf({})).toContain(process.version);
});

it('names a setting that cannot be', () => {
  expect(() => settingsOf({ SITE_URL: 'docs' })).toThrow('SITE_URL is "docs", which is no URL.');
});
