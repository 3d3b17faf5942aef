import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { loadParser } from './parsePage';
import { shownBy } from './shownBy';

const shown = async (html: string) => {
  const parsed = (await loadParser()).parse(`${html}\n`);
  if ('fault' in parsed) throw new Error(parsed.fault.what);
  return shownBy(parsed.tree.children[0] as MdxJsxFlowElement).map(
    ({ kind, url }) => `${kind} ${url}`,
  );
};

it.each([
  ['<picture src="a.png" />', []],
  ['<video src="/a.mp4" poster="/a.png" width={320} />', ['film /a.mp4', 'picture /a.png']],
  ['<source src="/a.mp4" type="video/mp4" />', ['film /a.mp4']],
  ['<source srcset="/a.png" />', ['picture /a.png']],
  [
    '<source srcSet=" /a.png , /b.png 2x,/c.png 640w" />',
    ['a', 'b', 'c'].map((name) => `picture /${name}.png`),
  ],
  [
    '<source srcSet="data:image/png;base64,AA== 1x, /b.png 2x" />',
    ['picture data:image/png;base64,AA==', 'picture /b.png'],
  ],
  ['<source srcSet="" />', []],
  ['<source src={film} />', []],
])('tells what %s shows', async (html, expected) => {
  expect(await shown(html)).toEqual(expected);
});
