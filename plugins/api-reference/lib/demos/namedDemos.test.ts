import fc from 'fast-check';
import { namedDemos } from './namedDemos';

it.each([
  ['<Demo name="A" height={1} />\n\n<Demo height={1} name="B" />', ['A', 'B']],
  ['<Demo\n  name="A"\n  height={1}\n/>', ['A']],
  ['```mdx\n<Demo name="A" />\n```\n\n<Demo name="B" />', ['B']],
  ['~~~\n```\n<Demo name="A" />\n~~~', []],
  ['Write `<Demo name="A" />` there.', []],
  ['{/* <Demo name="A" /> */}', []],
  ['---\ndescription: <Demo name="A" />\n---\n\ntext', []],
  ['<Demo name="A" />\n<Demo name="A" />', ['A']],
  ["<Demo name='A' height={1} />", ['A']],
  ['<Demo height={1} name = "A" />', ['A']],
  ['1. ```mdx\n   <Demo name="A" />\n   ```\n\n<Demo name="B" />\n\n```tsx\nb\n```', ['B']],
  ['```mdx\n<Demo name="A" />\n`````\n\n<Demo name="B" />\n\n```tsx\nb\n```', ['B']],
  ['```mdx\r\n<Demo name="A" />\r\n```\r\n\r\n<Demo name="B" />\r\n', ['B']],
  ['Begins with `{/*`.\n\n<Demo name="A" />\n\nEnds with `*/}`.', ['A']],
  ['<b title="<Demo name=\'A\' />">b</b>', []],
  ['<DemoList name="A" />', []],
])('%j', (mdx, expected) => {
  expect(namedDemos(mdx)).toEqual(expected);
});

it('finds every element between texts', () => {
  const name = fc.stringMatching(/^[A-Z][A-Za-z\d]{0,9}$/);
  fc.assert(
    fc.property(fc.uniqueArray(name), (names) => {
      const mdx = names.map((each) => `Text.\n\n<Demo name="${each}" height={10} />\n`).join('\n');
      expect(namedDemos(mdx)).toEqual(names);
    }),
  );
});
