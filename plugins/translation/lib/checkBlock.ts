import { checkTranslation } from '../../content-check/lib/checkTranslation';
import { preparePage, type PageParser } from '../../content-check/lib/parsePage';
import { readPage } from '../../content-check/lib/readPage';
import type { BlockKind } from '../../../src/translation/rules/types';
import { readBlocks } from './readBlocks';

const front =
  '---\ndescription: "A page around one block, whose own description is of no concern to anybody who reads it."\n---\n\n';

/** A page that holds nothing but a block. */
function pageAround(kind: BlockKind, text: string): string {
  if (kind === 'field') return `${front}${text}\n`;
  if (kind !== 'row') return `${front}${text}\n`;
  const cells = Math.max(text.split(/(?<!\\)\|/).length - 2, 1);
  return `${front}${text}\n|${' --- |'.repeat(cells)}\n`;
}

/**
 * Holds a translated block against its source: one block of its kind, with the same code, links, components and cells.
 * @returns what is wrong; nothing if it can be written
 */
export function checkBlock(
  kind: BlockKind,
  source: string,
  translation: string,
  parser: PageParser,
): string[] {
  const text = translation.trim();
  if (text === '') return ['It is empty.'];
  if (kind === 'field' && text.includes('\n')) return ['The description is one line.'];
  // Ids are the source's business.
  const bare = (each: string) =>
    kind === 'heading' ? each.replace(/\s*\{#[^{}\s]*\}\s*$/, '') : each;
  const heading = kind === 'heading' ? ' {#id}' : '';
  const [before, after] = [source, text].map((each) =>
    pageAround(kind, bare(each.trim()) + heading),
  );
  const parsed = parser.parse(after!);
  if ('fault' in parsed) return [`It ${parsed.fault.what}. ${parsed.fault.mend}`];
  const blocks = readBlocks(parsed.tree, preparePage(after!)).slice(1);
  const wanted = kind === 'field' ? 'paragraph' : kind;
  if (blocks.length !== 1 || blocks[0]!.kind !== wanted) {
    return [
      `It is ${blocks.length === 1 ? `a block of the kind "${blocks[0]!.kind}"` : `${blocks.length} blocks`}, where one of the kind "${kind}" belongs.`,
    ];
  }
  const own = readPage(after!, 'en', parser);
  const original = readPage(before!, 'en', parser);
  const known = new Set(original.faults.map(({ what }) => what));
  return [
    ...own.faults.filter(({ what }) => !known.has(what)),
    ...checkTranslation(original, own, 'the source'),
  ].map(({ what, mend }) => `It ${what}. ${mend}`);
}
