import fc from 'fast-check';
import { addRecent, readRecent, recentBelow } from './recentResults';

const result = (url: string) => ({ title: `at ${url}`, url });

it('reads what it has kept', () => {
  const list = addRecent(addRecent([], result('/a/')), result('/b/#c'));
  expect(readRecent(JSON.stringify(list))).toEqual([result('/b/#c'), result('/a/')]);
});

it('has a result once, and not too many', () => {
  const list = ['/1/', '/2/', '/3/', '/4/', '/5/', '/6/', '/7/', '/3/'].reduce(
    (so, url) => addRecent(so, result(url)),
    readRecent(null),
  );
  const shown = ['/3/', '/7/', '/6/', '/5/', '/4/', '/2/'];
  expect(recentBelow(list, '/').map(({ url }) => url)).toEqual(shown);
  const long = Array.from({ length: 99 }, (_, at) => result(`/${at}/`));
  expect(addRecent(long, result('/a/')).length).toBeLessThan(20);
});

it('has what is of the language that is read', () => {
  const list = ['/zh/a/', '/a/#zh', '/zh/', '/zhong/', '/x/zh/'].map(result);
  const urls = (of: typeof list, baseUrl: string) => recentBelow(of, baseUrl).map(({ url }) => url);
  expect(urls(list, '/')).toEqual(['/a/#zh', '/zhong/', '/x/zh/']);
  expect(urls(list, '/zh/')).toEqual(['/zh/a/', '/zh/']);
  const below = list.map(({ url }) => result(`/docs${url}`));
  expect(urls(below, '/docs/')).toEqual(['/docs/a/#zh', '/docs/zhong/', '/docs/x/zh/']);
  expect(urls(list, '/docs/')).toEqual([]);
});

it('has those of a language still, when many of the other were opened', () => {
  const chinese = Array.from({ length: 6 }, (_, at) => result(`/zh/${at}/`));
  const list = chinese.reduce((so, each) => addRecent(so, each), [result('/a/')]);
  expect(recentBelow(readRecent(JSON.stringify(list)), '/')).toEqual([result('/a/')]);
});

it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
  'does not read the address %j',
  (url) => {
    expect(readRecent(JSON.stringify([{ title: 'x', url }]))).toEqual([]);
  },
);

it('reads nothing from anything else', () => {
  fc.assert(fc.property(fc.string(), (text) => void readRecent(text)));
  expect(readRecent('[1, null, {"title": 1}]')).toEqual([]);
  expect(readRecent('{')).toEqual([]);
});
