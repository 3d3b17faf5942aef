import { parseRecord } from './parseRecord';

const digestOf = (kind: string, text: string) => `${kind}-${text}`.padEnd(12, '_').slice(0, 12);
const good = {
  kind: 'paragraph',
  source: digestOf('paragraph', 'A'),
  own: 'abcdefghijkl',
  text: 'A',
};
const parse = (value: unknown) => () => parseRecord(value, digestOf);

it('reads a side file', () => {
  expect(parse({ format: 1, blocks: [good] })()).toEqual({ blocks: [good] });
});

it.each([
  ['nothing', null, 'no "format"'],
  ['a list', [], 'no "format"'],
  ['a future format', { format: 2, blocks: [] }, 'format 2, and this version'],
  ['an unknown field', { format: 1, blocks: [], page: 'x' }, 'unknown field "page"'],
  ['no blocks', { format: 1 }, 'no list of "blocks"'],
  [
    'an unknown kind',
    { format: 1, blocks: [{ ...good, kind: 'poem' }] },
    'block 1 is of the unknown kind "poem"',
  ],
  ['no text', { format: 1, blocks: [good, { ...good, text: '' }] }, 'block 2 has no "text"'],
  [
    'a short digest',
    { format: 1, blocks: [{ ...good, own: 'abc' }] },
    'block 1 has no digest in "own"',
  ],
  ['another text', { format: 1, blocks: [{ ...good, text: 'B' }] }, 'block 1 has another digest'],
  [
    'a field too much',
    { format: 1, blocks: [{ ...good, line: 1 }] },
    'block 1 has the unknown field "line"',
  ],
  ['a block that is none', { format: 1, blocks: [null] }, 'block 1 is of the unknown kind'],
])('refuses %s', (_, value, what) => {
  expect(parse(value)).toThrow(what);
});
