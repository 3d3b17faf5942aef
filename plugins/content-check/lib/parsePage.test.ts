import { loadParser } from './parsePage';

it.each([
  ['Text.\n\n<br>\n', 3, 1],
  ['Text.\n\n<img src="/img/lamp.png">\n', 3, 1],
  ['<Demo name="A" height={3}>', 1, 1],
  [':::note\n<hr>\n:::', 2, 1],
  ['- one\n- two\n  <br> three\n', 3, 3],
  ['> one\n> <br>\n', 2, 3],
  ['A line,\nanother <b>and\nthe last.', 2, 9],
  ['<b>\n\n<i>\n\n</b>', 5, 1],
  ['Text { open', 1, 12],
])('tells where %j is no MDX', async (text, line, column) => {
  const parsed = (await loadParser()).parse(text);
  expect(parsed).toEqual({
    fault: expect.objectContaining({ line, column, what: expect.stringMatching(/^is no MDX: /) }),
  });
});
