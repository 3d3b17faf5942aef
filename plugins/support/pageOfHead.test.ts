import { behindTitle, pageOfHead } from './pageOfHead';

it('reads the page of a head, minified or not', () => {
  const minified =
    '<title data-rh=true>a</title><meta data-rh=true property=og:url content=https://docs.example.org/zh/a/ /><link rel=canonical href=https://docs.example.org/b/ />';
  const whole =
    '<meta data-rh="true" property="og:url" content="https://docs.example.org/%E4%B8%AD/">';
  expect([minified, whole].map(pageOfHead)).toEqual(['/zh/a/', '/中/']);
});

it('finds none where none is named', () => {
  expect(
    pageOfHead('<title>404</title><meta property=og:image content=https://a.org/b.png>'),
  ).toBeUndefined();
  expect(pageOfHead('<meta property=og:url content=/a/>')).toBeUndefined();
});

it('writes behind the title, to the letter', () => {
  expect(behindTitle('<title>a</title><meta>', '$&')).toBe('<title>a</title>$&<meta>');
});
