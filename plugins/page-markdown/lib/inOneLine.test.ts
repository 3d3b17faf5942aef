import type { PhrasingContent, RootContent } from 'mdast';
import { inOneLine } from './inOneLine';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const paragraph = (value: string): RootContent & { type: 'paragraph' } => ({
  type: 'paragraph',
  children: [text(value)],
});
const said = (nodes: Parameters<typeof inOneLine>[0]) =>
  inOneLine(nodes)
    .map((node) => ('value' in node ? node.value : `(${node.type})`))
    .join('');

it('lets blocks follow each other', () => {
  expect(
    said([
      text('a'),
      text('b'),
      {
        type: 'list',
        children: [
          { type: 'listItem', children: [paragraph('One'), paragraph('more')] },
          { type: 'listItem', children: [paragraph('Two')] },
        ],
      },
      { type: 'html', value: '<hr>' },
      text('c'),
      { type: 'code', value: 'd\n  e' },
      {
        type: 'table',
        children: [
          {
            type: 'tableRow',
            children: [
              { type: 'tableCell', children: [text('f')] },
              { type: 'tableCell', children: [text('g')] },
            ],
          },
        ],
      },
    ]),
  ).toBe('ab One more; Two c d e f, g');
});
