import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { checkHeadings } from '../../content-check/lib/checkHeadings';
import { preparePage, type PageParser } from '../../content-check/lib/parsePage';
import { walk } from '../../content-check/lib/walk';
import { readText } from '../../support/readText';
import { writeAtomically } from '../../support/writeAtomically';
import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { hasWords, type RecordedBlock } from '../../../src/translation/rules/types';
import { alignRecord } from './alignRecord';
import { checkBlock, type BlockPage } from './checkBlock';
import { layOutPage, type PageText } from './layOutPage';
import { planPage, type PagePlan } from './planPage';
import { readBlocks, type PlacedBlock } from './readBlocks';
import { formatRecord, readRecord } from './recordFile';
import type { TranslatedPage } from './siteTranslations';

/** A block that waits for a translator. */
export interface WaitingBlock {
  /** Index in the source. */
  index: number;
  block: PlacedBlock;
  state: 'stale' | 'missing';
  /** Source and translation as they were; empty of a missing one. */
  before: string;
  translation: string;
}

/** A page that is being translated. */
export interface PageEditor {
  source: readonly PlacedBlock[];
  waiting: WaitingBlock[];
  /** Whether code, components or the order of blocks differ from the source, which the next writing puts right. */
  isOutOfOrder: boolean;
  /**
   * Takes translations.
   * @param written - by index of the source block
   * @returns what is wrong with them, by index; if anything is, nothing is written
   * @throws if the page that they would make is none
   */
  write: (
    written: ReadonlyMap<number, string>,
    isDry?: boolean,
  ) => { index: number; problems: string[] }[];
}

/** A page in which nothing is translated yet: the other fields of its source hold in every language. */
function beginPage({ text }: PageText): PageText {
  const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const fields = front
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('description:'));
  return { text: ['---', ...fields, '---'].join('\n'), blocks: [] };
}

/** Where the references of a page lead, in lines of their own. */
function definitionsOf({ blocks }: PageText, prepared: string): string {
  const found: string[] = [];
  for (const { node } of blocks) {
    walk(node, ({ type, position }) => {
      if (type !== 'definition' && type !== 'footnoteDefinition') return;
      found.push(prepared.slice(position?.start.offset, position?.end.offset));
    });
  }
  return found.join('\n\n');
}

/**
 * Opens a page for its translator; one without a translation is begun.
 * @throws if it cannot be read, or has no side file
 */
export function openPage(siteDir: string, page: TranslatedPage, parser: PageParser): PageEditor {
  const full = (file: string) => path.join(siteDir, file);
  const read = (file: string) => {
    const text = readText(full(file), file);
    const parsed = parser.parse(text);
    if ('fault' in parsed)
      throw new Error(`${file}:${parsed.fault.line ?? 1} ${parsed.fault.what}`);
    const { headings } = checkHeadings(parsed.tree, (nodes) => parser.toString(nodes as Nodes[]));
    return {
      text,
      blocks: readBlocks(parsed.tree, preparePage(text), text),
      headings: new Map(headings.map(({ line, id }) => [line, id])),
    };
  };
  const source = read(page.source);
  const translation: PageText = page.isTranslated ? read(page.translation) : beginPage(source);
  const surroundings: BlockPage = {
    locale: locatePage(page.translation)!.locale,
    definitions: definitionsOf(source, preparePage(source.text)),
  };
  let recorded: RecordedBlock[] = [];
  if (page.isTranslated) {
    if (!fs.existsSync(full(page.record))) {
      throw new Error(
        `${page.translation} has no side file. If it says what its source says now: npm run i18n:status -- --record ${page.translation}`,
      );
    }
    ({ blocks: recorded } = readRecord(page.record, readText(full(page.record), page.record)));
  }
  const aligned = alignRecord(recorded, translation.blocks);
  const plan: PagePlan | undefined = planPage(source.blocks, translation.blocks, recorded);
  if (!aligned || !plan) {
    throw new Error(
      `${page.record} is the side file of another page. Write it again: npm run i18n:status -- --record ${page.translation}`,
    );
  }
  if (plan.unrecorded.length > 0) {
    const lines = plan.unrecorded.map((at) => translation.blocks[at]!.line).join(', ');
    throw new Error(
      `${page.translation} has blocks of which its side file knows nothing (lines ${lines}). Remove them, or record the page: npm run i18n:status -- --record ${page.translation}`,
    );
  }
  const waiting = source.blocks.flatMap((block, index): WaitingBlock[] => {
    const { state, translated, before } = plan.blocks[index]!;
    if (state === 'fresh' || !hasWords(block)) return [];
    return [
      {
        index,
        block,
        state,
        before: before.join('\n\n'),
        translation: translated.map((at) => translation.blocks[at]!.text).join('\n\n'),
      },
    ];
  });
  /** Rows that would stand without the head of their table, which makes none of them. */
  const rowsWithoutHead = (isWritten: (index: number) => boolean) => {
    const isThere = (index: number) =>
      isWritten(index) || plan.blocks[index]!.translated.length > 0;
    return source.blocks.flatMap(({ kind, top }, index) =>
      kind === 'row' &&
      isThere(index) &&
      !isThere(source.blocks.findIndex((block) => block.top === top))
        ? [index]
        : [],
    );
  };
  const editor: PageEditor = {
    source: source.blocks,
    waiting,
    isOutOfOrder: !plan.isCurrent && waiting.length === 0,
    write(written, isDry = false) {
      const faults = [...written].flatMap(([index, text]) => {
        const { kind, text: wanted } = source.blocks[index]!;
        const problems = checkBlock(kind, wanted, text, parser, surroundings);
        return problems.length > 0 ? [{ index, problems }] : [];
      });
      const [headless] = rowsWithoutHead((index) => written.has(index));
      if (headless !== undefined) {
        const [first] = written.keys();
        faults.push({
          index: written.has(headless) ? headless : first!,
          problems: [
            `It leaves a table with rows whose head is not translated (line ${source.blocks[headless]!.line} of the source): translate that first.`,
          ],
        });
      }
      if (faults.length > 0) return faults;
      const recordedOf = (translated: number) => {
        const at = aligned.translated.indexOf(translated);
        return at < 0 ? undefined : recorded[at];
      };
      const laid = layOutPage({ source, translation, plan, recordedOf, written }, (index) =>
        source.headings.get(source.blocks[index]!.line),
      );
      const { text } = laid;
      const parsed = parser.parse(text);
      if ('fault' in parsed) {
        throw new Error(
          `The page would be no MDX, at line ${parsed.fault.line ?? 1}: ${parsed.fault.what}`,
        );
      }
      const own = readBlocks(parsed.tree, preparePage(text), text);
      if (own.length !== laid.blocks.length) {
        throw new Error(
          `The page would have ${own.length} blocks instead of ${laid.blocks.length}; nothing was written.`,
        );
      }
      const record = formatRecord(
        laid.blocks.map(({ renders }, index) => ({ ...renders, own: own[index]!.digest })),
      );
      if (!isDry) {
        writeAtomically(full(page.translation), text);
        writeAtomically(full(page.record), record);
      }
      return [];
    },
  };
  return editor;
}
