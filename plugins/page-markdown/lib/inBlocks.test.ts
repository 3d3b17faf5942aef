import type { PhrasingContent } from 'mdast';
import { inBlocks, joinWords } from './inBlocks';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const end: PhrasingContent = { type: 'break' };
const strong: PhrasingContent = { type: 'strong', children: [text(' b ')] };

it('makes paragraphs of the words between blocks, and none of room', () => {
  expect(
    inBlocks([text(' a '), strong, text('\n'), { type: 'thematicBreak' }, text(' \n'), end]),
  ).toEqual([{ type: 'paragraph', children: [text('a '), strong] }, { type: 'thematicBreak' }]);
  expect(inBlocks([])).toEqual([]);
});

it('joins texts with the room that HTML shows', () => {
  expect(joinWords([text('a '), text(' b \n'), text(' c'), end, text('\n d\u00a0 ')])).toEqual([
    text('a b\nc'),
    end,
    text('d\u00a0 '),
  ]);
});
