import { tidy } from './printType';

test('writes a type on one line', () => {
  expect(tidy('{\n  a: string;\n  b?: number;\n}')).toBe('{ a: string; b?: number }');
  expect(tidy("\n  | 'a'\n  | 'b'")).toBe("'a' | 'b'");
});
