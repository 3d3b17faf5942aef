import fc from 'fast-check';
import { joined, splitWords, stemOf } from './splitWords';

it.each([
  ['Row height', ['row', 'height']],
  ['getRowHeight', ['get', 'row', 'height']],
  ['HTMLElement', ['html', 'element']],
  ['MuiDataGrid-cell--withLeftBorder', ['mui', 'data', 'grid', 'cell', 'with', 'left', 'border']],
  ['Button 按钮', ['button']],
  ['分页', []],
  ['', []],
])('parts %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

it('joins letters and numbers of any script', () => {
  expect(joined('Row height: 分页 v2!')).toBe('rowheight分页v2');
});

it.each([
  ['sorting', 'sort'],
  ['sorted', 'sort'],
  ['dates', 'dat'],
  ['stopping', 'stop'],
  ['disabling', 'disabl'],
  ['disable', 'dis'],
  ['red', 'red'],
])('takes %j to begin with %j', (word, stem) => {
  // What matters is only that forms of one word meet; `able` meets nothing and is found as a beginning.
  expect(stemOf(word)).toBe(stem);
});

it('takes a plain text as it does one with letters of other scripts in it', () => {
  const word = fc.string({
    maxLength: 8,
    unit: fc.constantFrom('a', 'b', 'C', 'D', '7', '-', ' '),
  });
  fc.assert(
    fc.property(word, word, (a, b) => {
      // What has a rare letter in it goes by the patterns for all scripts.
      expect(splitWords(`${a} é ${b}`)).toEqual([...splitWords(a), 'é', ...splitWords(b)]);
      expect(joined(`${a}é${b}`)).toBe(`${joined(a)}é${joined(b)}`);
    }),
  );
});
