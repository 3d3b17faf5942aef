import type { Block, BlockKind, RecordedBlock } from '../../../src/translation/rules/types';
import { alignRecord } from './alignRecord';

/** Blocks of a page by their texts: `component 1` is a component. */
const blocks = (...texts: string[]): Block[] =>
  texts.map((text, index) => ({
    kind: text.split(' ')[0] as BlockKind,
    text,
    digest: text,
    line: index + 1,
  }));

const recorded = (...texts: string[]): RecordedBlock[] =>
  blocks(...texts).map(({ kind, digest, text }) => ({ kind, source: digest, own: digest, text }));

const demos = ['component 1', 'component 2', 'component 3', 'component 4'];
const words = ['field 1', 'heading 1', 'paragraph 1', 'paragraph 2'];

it.each([
  ['demos alone', demos, demos],
  ['demos and a fence', [...demos, 'code 1'], [...demos, 'code 1']],
  ['demos and a description', ['field 1', ...demos], ['field 1', ...demos]],
  ['demos and a corrected description', ['field 1', ...demos], ['field 2', ...demos]],
  [
    'demos and words, most of them corrected',
    [...words, ...demos],
    ['field 1', 'heading 1', ...demos],
  ],
])('finds the blocks of a page of %s', (_, before, now) => {
  const aligned = alignRecord(recorded(...before), blocks(...now));
  expect(aligned?.unrecorded).toEqual([]);
});

it.each([
  [
    'of which it knows no word',
    [...words, 'component 1'],
    ['field 8', 'paragraph 8', 'paragraph 9'],
  ],
  [
    'that was written anew around its demos',
    [...words, ...demos],
    ['field 8', 'paragraph 8', ...demos],
  ],
  ['with other demos', demos, ['component 7', 'component 8', 'component 9']],
])('takes a page %s for another one', (_, before, now) => {
  expect(alignRecord(recorded(...before), blocks(...now))).toBeUndefined();
});
