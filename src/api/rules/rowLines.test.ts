import { rowLines, typeText } from './rowLines';

it('counts the lines of each paragraph for itself', () => {
  expect(rowLines(['short', 'x'.repeat(41)])).toBe(3);
});

it('counts what is shown, not its HTML', () => {
  expect(rowLines(['<code class="a-class-with-a-long-name-that-nobody-sees">size</code>'])).toBe(1);
});

it('takes no line for what is not there', () => {
  expect(rowLines(['', undefined])).toBe(0);
});

it('reads a type as it is shown', () => {
  expect(typeText({ parts: ['(row: ', { name: 'GridRow', pathname: '/a/' }, ') => void'] })).toBe(
    '(row: GridRow) => void',
  );
});
