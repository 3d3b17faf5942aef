import { isAdAddress, readAdConfig, sourceOf } from './adConfig';

const read = (tags: Record<string, string>, isDevelopment = false) =>
  readAdConfig((name) => tags[name] ?? null, isDevelopment);

it('finds nothing where nothing is configured', () => {
  expect(read({})).toEqual({ script: '', feed: '', isAllowed: true });
  expect(sourceOf(read({}))).toBe('none');
});

it('prefers the script to the feed', () => {
  const script = 'https://ads.example/script.js';
  const feed = 'https://ads.example/feed.json';
  expect(read({ 'ad-script': script, 'ad-feed': feed })).toEqual({ script, feed, isAllowed: true });
  expect(sourceOf({ script, feed, isAllowed: true })).toBe('script');
  expect(sourceOf({ script: '', feed, isAllowed: true })).toBe('feed');
});

it.each([
  ['https://ads.example/a?b=c', true],
  ['http://localhost:4000/script.js', true],
  ['http://ads.example/', false],
  ['http://localhost.ads.example/', false],
  ['https://user@ads.example/', false],
  ['javascript:1', false],
  ['//ads.example/', false],
  // A parser mends these, and a page on https resolves them otherwise.
  ['https:ads.example/', false],
  ['https:/ads.example/', false],
  ['https://ads.example\\a', false],
  [' https://ads.example/', false],
  ['', false],
])('%s may be fetched: %s', (value, expected) => {
  expect(isAdAddress(value)).toBe(expected);
  expect(read({ 'ad-script': value }).script).toBe(expected ? value : '');
});

it('shows ads in development only if asked to', () => {
  expect(read({}, true).isAllowed).toBe(false);
  expect(read({ 'ad-in-development': 'yes' }, true).isAllowed).toBe(false);
  expect(read({ 'ad-in-development': 'true' }, true).isAllowed).toBe(true);
});
