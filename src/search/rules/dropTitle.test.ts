import { dropTitle } from './dropTitle';
import { parseExcerpt } from './parseExcerpt';

const shown = (html: string, title: string) =>
  dropTitle(parseExcerpt(html), title)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

it.each([
  ['<mark>Sort</mark> model. The <mark>sorting</mark> is', 'Sort model', 'The [sorting] is'],
  ['<mark>Multi-sorting.</mark> With <mark>sorted</mark>', 'Multi-sorting', 'With [sorted]'],
  ['列<mark>固定</mark>。在两侧', '列固定', '在两侧'],
  ['<mark>Sorting</mark> happens', 'Sort', '[Sorting] happens'],
  ['other. <mark>Sort</mark> model', 'Sort model', 'other. [Sort] model'],
  ['<mark>Sort</mark> model.', 'Sort model', '[Sort] model.'],
  ['a', '', 'a'],
])('%s below "%s" is %s', (html, title, expected) => {
  expect(shown(html, title)).toBe(expected);
});
