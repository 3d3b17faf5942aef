import type { Block, BlockKind } from '../../../src/translation/rules/types';
import { recordPage } from './recordPage';

const blocks = (...kinds: BlockKind[]): Block[] =>
  kinds.map((kind, index) => ({
    kind,
    text: `${kind} ${index}`,
    digest: `${index}`,
    line: index + 1,
  }));
const translated = (...kinds: BlockKind[]): Block[] =>
  blocks(...kinds).map((block) => ({ ...block, digest: `own ${block.digest}` }));

it('records of each block which one of the source it renders', () => {
  expect(recordPage(blocks('field', 'heading'), translated('field', 'heading'))).toEqual([
    { kind: 'field', source: '0', own: 'own 0', text: 'field 0' },
    { kind: 'heading', source: '1', own: 'own 1', text: 'heading 1' },
  ]);
});

it.each<[BlockKind[], BlockKind[], RegExp]>([
  [
    ['heading', 'code'],
    ['heading', 'paragraph'],
    /^at line 2 .*"paragraph" where the code of line 2/,
  ],
  [['heading', 'code'], ['heading'], /^at its end it has nothing more where the code of line 2/],
  [['heading'], ['heading', 'code'], /^at line 2 .*"code" where nothing more belongs/],
])('of %j, %j it says where they go apart', (source, own, message) => {
  expect(() => recordPage(blocks(...source), translated(...own))).toThrow(message);
});

it('says which of the two has a description that is no YAML', () => {
  expect(() => recordPage(blocks('field', 'heading'), translated('heading'))).toThrow(
    /^it has no description that can be read; .*quotation marks$/,
  );
  expect(() => recordPage(blocks('heading'), translated('field', 'heading'))).toThrow(
    /^its source has no description/,
  );
});
