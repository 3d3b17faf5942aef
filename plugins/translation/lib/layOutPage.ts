import { dump } from 'js-yaml';
import type { RecordedBlock } from '../../../src/translation/rules/types';
import type { PagePlan } from './planPage';
import type { PlacedBlock } from './readBlocks';

/** A page as it is written, and its blocks. */
export interface PageText {
  text: string;
  blocks: readonly PlacedBlock[];
}

interface Options {
  source: PageText;
  /** Of a page that is being laid out, only its front matter. */
  translation: PageText;
  plan: PagePlan;
  /** What is known of the translated blocks, one for each. */
  recordedOf: (translated: number) => RecordedBlock | undefined;
  /** New translations, by index of the source block. */
  written: ReadonlyMap<number, string>;
}

/** A part of the page that is written. */
export interface LaidBlock {
  text: string;
  /** What it renders: a block of the current source, or an older one. */
  renders: Pick<RecordedBlock, 'kind' | 'source' | 'text'>;
}

const fixed = ['code', 'component', 'other'];

/** What stands between two blocks that follow each other. */
function between({ text, blocks }: PageText, left: number, right: number): string {
  return text.slice(blocks[left]!.end, blocks[right]!.start);
}

/** A heading with the id that the source gives it. */
function withId(kind: string, text: string, id: string | undefined): string {
  if (kind !== 'heading' || id === undefined) return text;
  return `${text.replace(/\s*\\?\{#[^{}\s]*\}\s*$/, '')} {#${id}}`;
}

/**
 * Writes a translated page in the order of its source: what is translated stays, new translations take their places, code and
 * components are those of the source, and what the source has no more goes.
 * @param idOf - id of a heading of the source, by its index
 * @returns the text, and what each of its blocks renders
 */
export function layOutPage(
  { source, translation, plan, recordedOf, written }: Options,
  idOf: (index: number) => string | undefined,
): { text: string; blocks: LaidBlock[] } {
  interface Piece extends LaidBlock {
    /** Index of the source block. */
    at: number;
    /** Index of the translated block that it was, if it stays. */
    was?: number;
  }
  const pieces: Piece[] = source.blocks.flatMap((block, at): Piece[] => {
    const planned = plan.blocks[at]!;
    const { kind, digest, text } = block;
    const now = { kind, source: digest, text };
    const given = written.get(at);
    if (given !== undefined) {
      return [{ at, text: withId(kind, given.trim(), idOf(at)), renders: now }];
    }
    // Its words stand with the block that it was split off from, until that one is written.
    if (planned.within !== undefined) return [];
    if (fixed.includes(kind) && planned.state !== 'fresh') return [{ at, text, renders: now }];
    return planned.translated.map((was): Piece => {
      const own = translation.blocks[was]!;
      const known = recordedOf(was);
      return {
        at,
        was,
        text: withId(kind, own.text, kind === 'heading' ? idOf(at) : undefined),
        renders:
          planned.state === 'fresh' || !known
            ? now
            : { kind: known.kind, source: known.source, text: known.text },
      };
    });
  });
  const marked = /^---[ \t]*\n(?:[\s\S]*?\n)??---(?=[ \t]*(?:\n|$))/;
  const front = marked.exec(translation.text)?.[0] ?? '---\n---';
  /** The line below the head of a table, which is in no row, as its page has it. */
  const ruleBelow = ({ at, was }: Piece): string => {
    const isHead = ({ blocks }: PageText, index: number) =>
      blocks[index]!.kind === 'row' && blocks[index - 1]?.top !== blocks[index]!.top;
    if (!isHead(source, at)) return '';
    const [from, index] =
      was !== undefined && isHead(translation, was)
        ? ([translation, was] as const)
        : ([source, at] as const);
    return `\n${from.text.slice(from.blocks[index]!.end).split('\n')[1] ?? ''}`;
  };
  let page = front;
  let last: Piece | undefined;
  // Also of a table of which nothing else is translated yet.
  let due = '';
  for (const piece of pieces) {
    const { kind } = source.blocks[piece.at]!;
    if (kind === 'field') {
      const value = dump(piece.text, { lineWidth: -1 }).trim();
      page =
        piece.was !== undefined
          ? front
          : /^description:.*$/m.test(front)
            ? front.replace(/^description:.*$/m, () => `description: ${value}`)
            : front.replace('\n', () => `\ndescription: ${value}\n`);
      last = piece;
      continue;
    }
    const isPart = kind === 'item' || kind === 'row';
    const isSameWhole =
      last !== undefined && isPart && source.blocks[last.at]!.top === source.blocks[piece.at]!.top;
    if (
      isSameWhole &&
      last?.was !== undefined &&
      piece.was === last.was + 1 &&
      translation.blocks[last.was]!.top === translation.blocks[piece.was]!.top
    ) {
      page += between(translation, last.was, piece.was);
    } else if (isSameWhole && last) {
      page += due === '' && piece.at > 0 ? between(source, piece.at - 1, piece.at) : `${due}\n`;
    } else page += `${due}\n\n`;
    page += piece.text;
    due = last?.at === piece.at ? '' : ruleBelow(piece);
    last = piece;
  }
  return {
    text: `${(page + due).trim()}\n`,
    blocks: pieces.map(({ text, renders }) => ({ text, renders })),
  };
}
