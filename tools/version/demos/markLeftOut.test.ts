import { demoElements } from './demoElements';
import { markLeftOut } from './markLeftOut';

const demo = (name: string) => `<Demo name="${name}" height={400} />`;

it.each([
  ['between paragraphs', `A\n\n${demo('One')}\n\nB\n`],
  ['over several lines', 'A\n\n<Demo\n  height={4}\n  name="One"\n/>\n\nB\n'],
  ['within a line', `A ${demo('One')} B\n`],
  ['with a comparison in an attribute', 'A\n\n<Demo name="One" height={a > b ? 1 : 2} />\n\nB\n'],
  ['with the end of a tag in a text', `A <Demo name='One' title="a /> b > c" /> B\n`],
  ['with its name as an expression', `A <Demo name={'One'} height={4} /> B\n`],
  ['between others', `${demo('Two')}${demo('One')}${demo('OneMore')}\n`],
  ['in a component', `<Tabs>\n  ${demo('One')}\n  B\n</Tabs>\n`],
  ['with content', 'A\n\n<Demo name="One">\n  a > b\n</Demo>\n\nB\n'],
  ['among lines of another system', `\uFEFF# 标题 🎉\r\n\r\n\t${demo('One')}\t🎉\r\n`],
])('leaves a demo %s in its place, as a comment', (_place, mdx) => {
  const marked = markLeftOut(mdx, 'One');
  const shown = demoElements(mdx).map(({ name }) => name);
  expect(demoElements(marked).map(({ name }) => name)).toEqual(
    shown.filter((name) => name !== 'One'),
  );
  // Whoever takes the comment away has the page as it was.
  expect(marked.replace(/\{\/\* Left out: ([\s\S]*?) \*\/\}/, '$1')).toBe(mdx);
});

it('leaves no end of a comment within the comment', () => {
  const marked = markLeftOut('<Demo name="One" height={/* px */ 4} />\n', 'One');
  expect(marked).toBe('{/* Left out: <Demo name="One" height={/* px * / 4} /> */}\n');
});

it.each([
  ['code', `\`\`\`mdx\n${demo('One')}\n\`\`\`\n`],
  ['a comment', `{/* ${demo('One')} */}\n`],
  ['a text of another', `<Demo name="Two" title='name="One"' />\n`],
  ['another component', '<DemoList name="One" />\n<Demo.Part name="One" />\n'],
])('changes nothing in %s', (_what, mdx) => {
  expect(markLeftOut(mdx, 'One')).toBe(mdx);
});
