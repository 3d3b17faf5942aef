import { endOfBraces, readTag } from './readTag';

it.each<[string, string, Record<string, string>, string]>([
  ['<Demo name="A" height={3} /> b', 'Demo', { name: 'A' }, ' b'],
  ["<Demo name = 'A'>", 'Demo', { name: 'A' }, ''],
  ['<Demo\n  name="A"\n/>\n', 'Demo', { name: 'A' }, '\n'],
  ['</details> b', 'details', {}, ' b'],
  ['<>a', '', {}, 'a'],
  ['<b title="<Demo name=\'A\' />">c', 'b', { title: "<Demo name='A' />" }, 'c'],
  ["<b style={{ '--a': '}>' }} hidden>c", 'b', {}, 'c'],
  ['<Link.x to="/a/" {...b}>c', 'Link.x', { to: '/a/' }, 'c'],
])('reads %j', (text, name, texts, rest) => {
  const tag = readTag(text, 0)!;
  expect([tag.name, Object.fromEntries(tag.texts), text.slice(tag.to)]).toEqual([
    name,
    texts,
    rest,
  ]);
});

it.each(['< b', '<3', '<a', '<a b=c>', '<a "b">', '<a b={c>', 'a <b>'])(
  'finds none in %j',
  (text) => {
    expect(readTag(text, 0)).toBeUndefined();
  },
);

it.each<[string, string | undefined]>([
  ['{a} b', ' b'],
  ["{'}'} b", ' b'],
  ['{/* } */} b', ' b'],
  ['{`${{}}}`} b', ' b'],
  ['{a // }\n} b', ' b'],
  ['{a / 2} b', ' b'],
  ['{{ a: {} }} b', ' b'],
  ['{a', undefined],
  ['{"a}', undefined],
  ['{`a}', undefined],
])('finds the end of %j', (text, rest) => {
  const end = endOfBraces(text, 0);
  expect(end === undefined ? undefined : text.slice(end)).toBe(rest);
});
