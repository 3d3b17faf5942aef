import { namedFiles } from './namedFiles';

const named = (text: string, base = '/') => namedFiles(Buffer.from(text), base);

it('knows what HTML and scripts name, each once', () => {
  expect(
    named(
      '<link href=/assets/css/a.1.css><img src="/img/a.svg"><img srcset="/img/a.svg, /img/b.svg 2x">' +
        'n("/assets/api/b.2.json")' +
        '`/assets/demos/c.js?v=1`',
    ).toSorted(),
  ).toEqual([
    'assets/api/b.2.json',
    'assets/css/a.1.css',
    'assets/demos/c.js',
    'img/a.svg',
    'img/b.svg',
  ]);
});

it('knows the files of one language only, and none of another host', () => {
  const text = '"/img/a.svg" "/zh/img/b.svg" "https://x.example/img/c.svg"';
  expect(named(text)).toEqual(['img/a.svg']);
  expect(named(text, '/zh/')).toEqual(['img/b.svg']);
});

it('finds an address behind letters that take several bytes', () => {
  expect(named('<p>图片</p><img src=/img/a.svg>')).toEqual(['img/a.svg']);
});
