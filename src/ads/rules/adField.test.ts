import { checkAdField } from './adField';

it('takes a page without a choice, and one that opts out', () => {
  expect(() => checkAdField('a.mdx', {})).not.toThrow();
  expect(() => checkAdField('a.mdx', { ad: false })).not.toThrow();
});

it.each([true, 'false', 'no', null, 0])('refuses %j and says what to write', (ad) =>
  expect(() => checkAdField('docs/a.mdx', { ad })).toThrow(
    /^docs\/a\.mdx: the front matter says ad: .* Write ad: false .* or remove the line$/,
  ),
);
