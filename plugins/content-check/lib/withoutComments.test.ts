import { withoutComments } from './withoutComments';

const same = (lang: string, one: string, other: string) =>
  withoutComments(lang, one) === withoutComments(lang, other);

it.each([
  ['tsx', '// A chip.\n<Chip />', '// 一个纸片。\n<Chip />'],
  ['tsx', 'a(); // one\n/* two\n three */ b();', 'a(); // 一\n/* 二 */ b();'],
  ['tsx', '<p>\n  {/* one */}\n  A\n</p>', '<p>\n  {/* 一 */}\n  A\n</p>'],
  ['tsx', '<p>\n  {/* one */}\n  A\n</p>', '<p>\n  A\n</p>'],
  ['tsx', "// don't\na('b');", "// 别\na('b');"],
  ['tsx', "<p>Don't</p>\n// don't", "<p>Don't</p>\n// 别"],
  ['tsx', 'const a = `${b /* one */}`;', 'const a = `${b /* 一 */}`;'],
  ['ts', '{ a: 1, // one\n  ...\n  b: [2], // two\n}', '{ a: 1, // 一\n  ...\n  b: [2], // 二\n}'],
  ['ts', 'const a = <T>b; // one', 'const a = <T>b; // 一'],
  ['js', 'a / b; // one / two', 'a / b; // 一'],
  ['css', 'a { /* one */\n  color: red;\n}', 'a { /* 一 */\n  color: red;\n}'],
  ['json', '{ // one\n  "a": 1 /* two */\n}', '{ // 一\n  "a": 1 /* 二 */\n}'],
  ['html', '<!-- one -->\n<p></p>', '<!-- 一\n 二 -->\n<p></p>'],
  ['bash', '# one\nnpm test # two', '# 一\nnpm test # 二'],
  ['bash', "# don't\nnpm test # it's", '# 别\nnpm test # 是'],
  ['bash', 'echo "a # b" # one', 'echo "a # b" # 一'],
  ['diff', '-a(); // one\n+b(); // two', '-a(); // 一\n+b(); // 二'],
])('leaves out comments of %s: %j, %j', (lang, one, other) => {
  expect(same(lang, one, other)).toBe(true);
});

it.each([
  ['tsx', 'const re = /[/]{2}\\//g;', 'const re = /[/]{2}\\//gi;'],
  ['tsx', 'const re = /\\/*/; a(); /* b */', 'const re = /\\/*/; c(); /* b */'],
  ['tsx', 'const u = `\n  https: //example.org/a\n`;', 'const u = `\n  https: //example.com/b\n`;'],
  ['tsx', 'const u = `${a} //b ${c}`;', 'const u = `${a} //d ${c}`;'],
  ['tsx', '<a href=//cdn.example.org/x>x</a>', '<a href=//evil.example.org/y>x</a>'],
  ['tsx', "<p>Don't // see</p>", "<p>Don't // look</p>"],
  ['tsx', "const a = 'b // c';", "const a = 'b // d';"],
  ['css', 'a { background: url(//a.org/b.png); }', 'a { background: url(//a.org/c.png); }'],
  ['css', 'a::after { content: "/* b */"; }', 'a::after { content: "/* c */"; }'],
  ['json', '{ "a": "b // c" }', '{ "a": "b // d" }'],
  ['bash', 'git commit -m "Fix #12: chips"', 'git commit -m "Fix #12：坏了 && rm -rf /'],
  ['bash', 'git commit -m "Fix #12: chips"', 'git commit -m "Fix #12: lamps"'],
  ['bash', "echo 'a\n# b'", "echo 'a\n# c'"],
  ['bash', 'echo a\\ #b', 'echo a\\ #c'],
  ['bash', '#!/bin/sh', '#!/bin/bash'],
  ['bash', 'cat <<EOF\n# one\nEOF', 'cat <<EOF\n# two\nEOF'],
  ['diff', "+const a = 'b // c';", "+const a = 'b // d';"],
  ['text', 'See //a', 'See //b'],
])('keeps code of %s: %j, %j', (lang, one, other) => {
  expect(same(lang, one, other)).toBe(false);
});
