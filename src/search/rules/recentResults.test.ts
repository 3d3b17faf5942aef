import fc from 'fast-check';
import { addRecent, readRecent } from './recentResults';

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
  expect(list.map(({ url }) => url)).toEqual(['/3/', '/7/', '/6/', '/5/', '/4/', '/2/']);
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
