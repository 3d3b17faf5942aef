import { removeDemo } from './removeDemo';

const demo = (name: string) => `<Demo name="${name}" height={400} />`;

it.each([
  ['between paragraphs', `A\n\n${demo('One')}\n\nB\n`, 'A\n\nB\n'],
  ['at the end', `A\n\n${demo('One')}\n`, 'A\n\n'],
  ['before another', `${demo('One')}\n\n${demo('OneMore')}\n`, `${demo('OneMore')}\n`],
  ['over several lines', 'A\n\n<Demo\n  height={4}\n  name="One"\n/>\n\nB\n', 'A\n\nB\n'],
  ['within a line', `A ${demo('One')} B\n`, 'A  B\n'],
  ['with an end tag', 'A\n\n<Demo name="One" height={4}></Demo>\n\nB\n', 'A\n\nB\n'],
])('removes a demo %s', (_place, mdx, expected) => {
  expect(removeDemo(mdx, 'One')).toBe(expected);
});

it('leaves code, comments and other demos alone', () => {
  const mdx = `\`\`\`mdx\n${demo('One')}\n\`\`\`\n\n{/* ${demo('One')} */}\n\n${demo('OneMore')}\n`;
  expect(removeDemo(mdx, 'One')).toBe(mdx);
});
