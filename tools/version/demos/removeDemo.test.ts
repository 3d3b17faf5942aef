import { removeDemo } from './removeDemo';

const demo = (name: string) => `<Demo name="${name}" height={400} />`;

it.each([
  ['between paragraphs', `A\n\n${demo('One')}\n\nB\n`, 'A\n\nB\n'],
  ['at the end', `A\n\n${demo('One')}\n`, 'A\n\n'],
  ['before another', `${demo('One')}\n\n${demo('OneMore')}\n`, `${demo('OneMore')}\n`],
  ['over several lines', 'A\n\n<Demo\n  height={4}\n  name="One"\n/>\n\nB\n', 'A\n\nB\n'],
  ['within a line', `A ${demo('One')} B\n`, 'A  B\n'],
  [
    'with a comparison in an attribute',
    'A\n\n<Demo name="One" height={a > b ? 1 : 2} />\n\nB\n',
    'A\n\nB\n',
  ],
  [
    'with a comparison before its name',
    'A\n\n<Demo height={Math.max(3, a > b)} name="One" />\n\nB\n',
    'A\n\nB\n',
  ],
  ['with an arrow', 'A\n\n<Demo name="One" of={(a) => `${a}>`} />\n\nB\n', 'A\n\nB\n'],
  ['with the end of a tag in a text', `A <Demo name='One' title="a /> b > c" /> B\n`, 'A  B\n'],
  ['with a brace in a text', `A <Demo title={'}>'} name="One" /> B\n`, 'A  B\n'],
  ['with its name as an expression', `A <Demo name={'One'} height={4} /> B\n`, 'A  B\n'],
  ['before a bracket', `A ${demo('One')} (B) ${demo('Two')}\n`, `A  (B) ${demo('Two')}\n`],
  [
    'behind another',
    `${demo('Two')}${demo('One')}${demo('Two')}\n`,
    `${demo('Two')}${demo('Two')}\n`,
  ],
  ['in a component', `<Tabs>\n  ${demo('One')}\n  B\n</Tabs>\n`, '<Tabs>\n  B\n</Tabs>\n'],
  ['with content', 'A\n\n<Demo name="One">\n  a > b\n</Demo>\n\nB\n', 'A\n\nB\n'],
  ['with an end tag', 'A\n\n<Demo name="One" height={4}></Demo>\n\nB\n', 'A\n\nB\n'],
])('removes a demo %s', (_place, mdx, expected) => {
  expect(removeDemo(mdx, 'One')).toBe(expected);
});

it('leaves code, comments and other demos alone', () => {
  const mdx = `\`\`\`mdx\n${demo('One')}\n\`\`\`\n\n{/* ${demo('One')} */}\n\n${demo('OneMore')}\n`;
  expect(removeDemo(mdx, 'One')).toBe(mdx);
});

it.each([
  ['a text of another', `<Demo name="Two" title='name="One"' />\n`],
  ['an expression of another', `<Demo name="Two" of={{ name: "One", a: b > c }} />\n`],
  ['an attribute that ends like it', '<Demo name="Two" data-name="One" />\n'],
  ['one that is not closed', '<Demo name="One">\n\n## Next\n'],
  ['another component', '<DemoList name="One" />\n<Demo.Part name="One" />\n'],
])('takes %s for no name', (_what, mdx) => {
  expect(removeDemo(mdx, 'One')).toBe(mdx);
});

it('keeps every other byte: ends of lines, tabs, characters of several units', () => {
  const [before, after] = ['\uFEFF# 标题 🎉\r\n\r\n\t', '\t🎉\r\n\r\nText \u00A0 \r\n'];
  expect(removeDemo(`${before}x ${demo('One')} y${after}`, 'One')).toBe(`${before}x  y${after}`);
});
