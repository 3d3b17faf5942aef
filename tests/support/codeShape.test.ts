import { codeShape } from './codeShape';

it.each([
  ['const a = "b";', "const a = 'b'"],
  ['f((a), (b));', 'f(a, b,)'],
  ['const a = { "b": 1, };', 'const a = { b: 1 };'],
  ['const a = x => x;;', 'const a = (x) => x;'],
  ['<p>a\n  b{" "}<b /></p>;', '<p>a b <b /></p>;'],
  ['// a\nnew A;', 'new A();'],
])('sees no difference in layout: %j and %j', (one, other) => {
  expect(codeShape(one)).toEqual(codeShape(other));
});

it.each([
  ['const [, , a] = b;', 'const [, a] = b;'],
  ['const a = "b,, c";', 'const a = "b, c";'],
  ['<p>a,, b</p>;', '<p>a, b</p>;'],
  ['const a = `\n\n`;', 'const a = `\n`;'],
  ['const a = /,\\s*,/;', 'const a = /,/;'],
  ['(a + b) * c;', 'a + b * c;'],
  ['(a?.b).c;', 'a?.b.c;'],
  ['let a = 1;', 'const a = 1;'],
  ['a++;', '++a;'],
  ["import { a } from 'b';", "import { a, c } from 'b';"],
])('sees every other: %j and %j', (one, other) => {
  expect(codeShape(one)).not.toEqual(codeShape(other));
});
