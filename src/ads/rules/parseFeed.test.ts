import fc from 'fast-check';
import { parseFeed, type FeedAd } from './parseFeed';

const item = {
  statlink: 'https://ads.example/click?a=1',
  statimp: 'https://ads.example/seen?t=[timestamp]',
  pixel: 'https://one.example/p?[timestamp]&[timestamp]||https://two.example/p',
  timestamp: '1700000000',
  image: 'https://ads.example/i.png',
  company: 'Acme',
  description: 'Tools for tables',
};
const now = 1_800_000_000_500;
const parse = (changes: Record<string, unknown>) =>
  parseFeed({ ads: [{ ...item, ...changes }] }, now);
const parsed = (changes: Record<string, unknown>) => parse(changes) as FeedAd;

it('reads an item', () => {
  expect(parse({})).toEqual({
    link: 'https://ads.example/click?a=1',
    image: 'https://ads.example/i.png',
    company: 'Acme',
    description: 'Tools for tables',
    pixels: [
      'https://ads.example/seen?t=1700000000',
      // In each piece the first.
      'https://one.example/p?1700000000&[timestamp]',
      'https://two.example/p',
    ],
  });
});

it('takes the first valid item', () => {
  const ads = [{}, null, 'text', { ...item, statlink: '' }, { ...item, company: 'Second' }, item];
  expect(parseFeed({ ads }, now)).toMatchObject({ company: 'Second' });
});

it('does without counting images and timestamp', () => {
  expect(parsed({ statimp: undefined, pixel: null, timestamp: undefined }).pixels).toEqual([]);
  expect(parsed({ pixel: '', timestamp: '' }).pixels).toEqual([
    'https://ads.example/seen?t=1800000000',
  ]);
  expect(parsed({ pixel: '', timestamp: 12 }).pixels).toEqual(['https://ads.example/seen?t=12']);
});

it.each([
  [undefined],
  [null],
  [1],
  ['<!doctype html>'],
  [[]],
  [{}],
  [{ ads: null }],
  [{ ads: {} }],
])('calls %j malformed', (answer) => expect(parseFeed(answer, now)).toBe('malformed'));

it('says that an empty list is one', () => expect(parseFeed({ ads: [] }, now)).toBe('none'));

const hostile = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'data:image/svg+xml,<svg onload="1"/>',
  'http://ads.example/',
  'ftp://ads.example/',
  'blob:https://ads.example/1',
  '/click',
  'https://',
  'https:ads.example',
  'https://ads.example/\u0000',
  'https://ads.example/\n',
  'https://ads.example/ a',
  'https://mui.com@ads.example/',
  `https://ads.example/${'a'.repeat(3000)}`,
  '',
  undefined,
  null,
  7,
  {},
  ['https://ads.example/'],
];
describe.each(['statlink', 'image'])('%s', (field) => {
  it.each(hostile.map((value) => [value]))('%j refuses the item', (value) =>
    expect(parse({ [field]: value })).toBe('none'),
  );
});
it.each(['javascript:1', 'http://a.example/', 'data:image/png,', 7, 'https://ok.example/ x'])(
  'a counting image %j refuses the item',
  (value) => {
    expect(parse({ statimp: value })).toBe('none');
    expect(parse({ pixel: value })).toBe('none');
  },
);
it.each(['1&x=<script>', '$&', 'a'.repeat(40), {}, true])('the timestamp %j refuses it', (value) =>
  expect(parse({ timestamp: value })).toBe('none'),
);
it.each(['company', 'description'])('a missing %s refuses the item', (field) => {
  for (const value of [undefined, null, '', ' \u202e\u0007 ', 7, {}, 'a'.repeat(3000)])
    expect(parse({ [field]: value })).toBe('none');
});

it('reads an address without protocol as https', () =>
  expect(parsed({ statlink: '//ads.example/click' }).link).toBe('https://ads.example/click'));

it('takes control characters and marks of direction out of the text', () => {
  expect(parsed({ company: '\u202eAc\u0000me\u2066 \u001b[31mInc\u2069' }).company).toBe(
    'Ac me [31mInc',
  );
  expect(parsed({ description: 'one\n\ttwo\u200e' }).description).toBe('one two');
});

it('leaves markup the text that it is', () =>
  expect(parsed({ description: '<img src=x onerror=1>' }).description).toBe(
    '<img src=x onerror=1>',
  ));

it('cuts long texts between characters', () => {
  const { description, company } = parsed({
    description: '🙂'.repeat(500),
    company: 'x'.repeat(99),
  });
  expect([...description]).toHaveLength(180);
  expect(description.endsWith('🙂…')).toBe(true);
  expect([...company]).toHaveLength(60);
});

it('counts at few places', () =>
  expect(
    parsed({ pixel: Array(50).fill('https://a.example/').join('||') }).pixels.length,
  ).toBeLessThanOrEqual(9));

it('gives only what is safe, whatever comes', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom(...hostile, ...Object.values(item)),
    fc.jsonValue(),
  );
  const items = fc.record(Object.fromEntries(Object.keys(item).map((key) => [key, value])), {
    requiredKeys: [],
  });
  let read = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(items, fc.constant(item), value)), (ads) => {
      const ad = parseFeed({ ads }, now);
      if (typeof ad === 'string') return expect(ad).toBe('none');
      read += 1;
      for (const address of [ad.link, ad.image, ...ad.pixels])
        expect(new URL(address).protocol).toBe('https:');
      for (const text of [ad.company, ad.description]) {
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
        expect([...text].length).toBeLessThanOrEqual(180);
      }
      return undefined;
    }),
    { numRuns: 1000 },
  );
  expect(read).toBeGreaterThan(50);
});

it.each(['\u200B\u2060', '\u00AD', ' \u3164 ', '\u200D'])(
  'takes no ad whose name %j nobody sees',
  (company) => {
    expect(parseFeed({ ads: [{ ...item, company }] }, now)).toBe('none');
  },
);

it('keeps joiners within a name', () => {
  const company = 'می\u200Cخواهم 👩\u200D💻';
  expect(parseFeed({ ads: [{ ...item, company }] }, now)).toMatchObject({ company });
});
