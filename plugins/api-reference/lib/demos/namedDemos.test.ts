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
