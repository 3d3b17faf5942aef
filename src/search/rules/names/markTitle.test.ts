import fc from 'fast-check';
import { markTitle } from './markTitle';

const marked = (title: string, ...marks: string[]) =>
  markTitle(title, marks)
    .map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it.each([
  ['Row height', ['row'], '[Row] height'],
  ['getRowHeight', ['rowheight'], 'get[RowHeight]'],
  ['Multi-sorting', ['sort', 'multi'], '[Multi]-[sort]ing'],
  ['服务器端分页', ['分页'], '服务器端[分页]'],
  ['Pagination', ['p'], '[P]agination'],
  ['Popup', ['p'], '[P]opup'],
  ['Pagination', ['x', ''], 'Pagination'],
  ['İstanbul', ['istanbul'], 'İstanbul'],
])('marks in %j what was searched', (title, marks, expected) => {
  expect(marked(title, ...marks)).toBe(expected);
});

it('loses no letter', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 3 }), (title, marks) => {
      expect(
        markTitle(title, marks)
          .map(({ text }) => text)
          .join(''),
      ).toBe(title);
    }),
  );
});
