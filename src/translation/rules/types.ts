/** What a block of a page is; what is `code`, `component` or `other` reads the same in every language. */
export type BlockKind =
  | 'field'
  | 'heading'
  | 'paragraph'
  | 'item'
  | 'row'
  | 'callout'
  | 'quote'
  | 'code'
  | 'component'
  | 'other';

/** All kinds, for the check of what was written to a file. */
export const blockKinds: readonly BlockKind[] = [
  'field',
  'heading',
  'paragraph',
  'item',
  'row',
  'callout',
  'quote',
  'code',
  'component',
  'other',
];

/** The smallest part of a page that is translated, and goes out of date, by itself. */
export interface Block {
  kind: BlockKind;
  /** Its Markdown; of a field of the front matter, the value. */
  text: string;
  /** Equal for texts that say the same: spaces and the numbers of a list do not count. */
  digest: string;
  /** From 1. */
  line: number;
}

/** What a translated block renders, as the side file of its page says. */
export interface RecordedBlock {
  kind: BlockKind;
  /** Digest of the source block. */
  source: string;
  /** Digest of the translated block, by which it is found again. */
  own: string;
  /** Markdown of the source block as it was then. */
  text: string;
}

/** A side file. */
export interface TranslationRecord {
  blocks: RecordedBlock[];
}

/** Whether the words of a block are translated. */
export function hasWords({ kind }: Pick<Block, 'kind'>): boolean {
  return kind !== 'code' && kind !== 'component' && kind !== 'other';
}
