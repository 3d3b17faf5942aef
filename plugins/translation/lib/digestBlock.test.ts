import type { BlockKind } from '../../../src/translation/rules/types';
import { digestBlock } from './digestBlock';

const item = (indent: string, code: string, mark = '-') =>
  [`${mark} Do it.`, '', '```tsx', 'if (a) {', `${code}b();`, '}', '```']
    .map((line, index) => (index === 0 || line === '' ? line : `${indent}${line}`))
    .join('\n');

it.each<[BlockKind, string, string]>([
  ['paragraph', 'A chip\nshows  a fact.', 'A chip shows a fact. '],
  ['heading', '## Sizes', '## Sizes {#sizes}'],
  ['row', '| a | b |', '|a   |  b|'],
  ['item', '- a', '* a'],
  ['item', '2. a', '1. a'],
  ['code', '```ts\na;  \n```', '```ts\na;\n```'],
  ['item', item('  ', '  '), item('    ', '  ', '*')],
  ['callout', ':::note\n\n```ts\na;\n```\n\n:::', ':::note\n```ts\na;  \n```\n:::'],
  ['callout', ':::note Title\n\nText.\n\n:::', ':::note[Title]\n\nText.\n\n:::'],
])('takes texts of a %s that say the same for one: %j, %j', (kind, one, other) => {
  expect(digestBlock(kind, one)).toBe(digestBlock(kind, other));
});

it.each<[BlockKind, string, string]>([
  ['paragraph', 'A chip.', 'A lamp.'],
  ['code', '```ts\n  a;\n```', '```ts\na;\n```'],
  ['code', '```ts\n/\\{#/;\n```', '```ts\n/{#/;\n```'],
  ['item', item('  ', '  '), item('  ', '    ')],
  ['item', '- ```sh\n  a\n  b\n  ```', '- ```sh\n  a\n    b\n  ```'],
  ['quote', '> ~~~sh\n> a\n> b\n> ~~~', '> ~~~sh\n> a\n>  b\n> ~~~'],
  ['callout', ':::note\n````md\n```\na\n````\n:::', ':::note\n````md\n```\n a\n````\n:::'],
  ['callout', ':::note\n```sh\na b\n```\n:::', ':::note\n```sh\na\nb\n```\n:::'],
])('tells texts of a %s apart that say something else: %j, %j', (kind, one, other) => {
  expect(digestBlock(kind, one)).not.toBe(digestBlock(kind, other));
});

it('keeps the digests that side files have', () => {
  expect(digestBlock('heading', '## Delete {#remove}')).toBe('2Cp2GGpsPTn6');
  expect(digestBlock('callout', ':::note\nChips of `size` small are 24 px high.\n:::')).toBe(
    'PDabbh9nlpa9',
  );
});
