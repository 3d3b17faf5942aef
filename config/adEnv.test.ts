import { readAdEnv } from './adEnv';

it('configures nothing by default', () => {
  expect(readAdEnv({})).toEqual({ script: '', feed: '', hosts: [], inDevelopment: false });
  expect(readAdEnv({ AD_SCRIPT_URL: '', AD_FEED_URL: '', ENABLE_AD_IN_DEV_MODE: '' })).toEqual({
    script: '',
    feed: '',
    hosts: [],
    inDevelopment: false,
  });
});

it('reads addresses, fills in the placement and takes the opt-in', () => {
  expect(
    readAdEnv({
      AD_SCRIPT_URL: 'https://ads.example/script.js?serve=A&placement=docs',
      AD_FEED_URL: 'https://ads.example/{placement}.json',
      AD_FEED_PLACEMENT: 'CE7DC23W',
      AD_HOSTS: 'https://srv.ads.example, https://frames.ads.example,',
      ENABLE_AD_IN_DEV_MODE: 'true',
    }),
  ).toEqual({
    script: 'https://ads.example/script.js?serve=A&placement=docs',
    feed: 'https://ads.example/CE7DC23W.json',
    hosts: ['https://srv.ads.example', 'https://frames.ads.example'],
    inDevelopment: true,
  });
  expect(readAdEnv({ AD_FEED_URL: 'http://localhost:4000/feed.json' }).feed).toBe(
    'http://localhost:4000/feed.json',
  );
});

it.each([
  ['http://ads.example/script.js'],
  ['//ads.example/script.js'],
  ['javascript:alert(1)'],
  ['data:text/javascript,1'],
  ['script.js'],
])('refuses the script address %s and says how to mend it', (value) => {
  expect(() => readAdEnv({ AD_SCRIPT_URL: value })).toThrow(
    /AD_SCRIPT_URL is .* no https address\. Set it to an https address .* or leave it empty/,
  );
});

it.each([
  ['http://ads.example/feed.json', undefined, /AD_FEED_URL is .* no https address/],
  ['https://ads.example/{placement}.json', undefined, /do not fit/],
  ['https://ads.example/feed.json', 'A1', /do not fit/],
  ['https://ads.example/{placement}.json', '../x', /AD_FEED_PLACEMENT is "..\/x"/],
])('refuses the feed %s with placement %s', (url, placement, message) => {
  expect(() => readAdEnv({ AD_FEED_URL: url, AD_FEED_PLACEMENT: placement })).toThrow(message);
});

it.each(['srv.ads.example', 'https://srv.ads.example/', 'http://srv.ads.example', '*', 'https:'])(
  'refuses %s among the hosts of ads',
  (value) => {
    expect(() => readAdEnv({ AD_HOSTS: `https://ok.example,${value}` })).toThrow(
      `AD_HOSTS holds "${value}", which is no https origin. Write such as https://srv.ads.example`,
    );
  },
);

it.each(['1', 'yes', 'TRUE'])(
  'refuses a switch that is %s, rather than showing no ads',
  (value) => {
    expect(() => readAdEnv({ ENABLE_AD_IN_DEV_MODE: value })).toThrow(
      `ENABLE_AD_IN_DEV_MODE is "${value}". Set it to true or false`,
    );
  },
);
