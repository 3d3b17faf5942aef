import type { Root } from 'mdast';
import { checkTranslation } from '../../content-check/lib/checkTranslation';
import { preparePage, type PageParser } from '../../content-check/lib/parsePage';
import { readPage } from '../../content-check/lib/readPage';
import { placeholdersOf } from '../../content-check/lib/readTexts';
import type { LocalFault } from '../../content-check/lib/types';
import { walk } from '../../content-check/lib/walk';
import type { BlockKind } from '../../../src/translation/rules/types';
import { readBlocks } from './readBlocks';

/** What a block has from its page. */
export interface BlockPage {
  /** Language of the translation. */
  locale: string;
  /** Lines of the source that say where references lead. */
  definitions: string;
}

/** A page that holds nothing but a block and what the block needs. */
interface PageAround {
  text: string;
  /** Lines of the block, from 1. */
  from: number;
  to: number;
}

const levelOf = (text: string) => /^#*/.exec(text)![0].length;

/** @param level - of the headings that stand above one another, down to that of the block */
function pageAround(kind: BlockKind, text: string, level: number, definitions: string): PageAround {
  if (kind === 'field') {
    return { text: `---\ndescription: ${JSON.stringify(text)}\n---\n\nText.\n`, from: 2, to: 2 };
  }
  let above = '---\nad: false\n---\n\n';
  for (let each = 2; each < level; each += 1) above += `${'#'.repeat(each)} A {#a-${each}}\n\n`;
  const cells = Math.max(text.split(/(?<!\\)\|/).length - 2, 1);
  const below =
    kind === 'row' ? `\n|${' --- |'.repeat(cells)}` : kind === 'heading' ? '\n\nText.' : '';
  const from = above.split('\n').length;
  return {
    text: `${above}${text}${below}\n\n${definitions}\n`,
    from,
    to: from + text.split('\n').length - 1,
  };
}

/** A page with its syntax tree, and the text that the tree was made of. */
interface Parsed {
  tree: Root;
  text: string;
}

/** Names in braces for which something else is put. */
function placeholdersIn({ tree }: Parsed): string {
  const found = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'text') for (const name of placeholdersOf(node.value)) found.add(`{${name}}`);
  });
  return [...found].toSorted().join(', ') || 'none';
}

/** The marks of all items: a bullet or the sign behind a number, and a box to tick. */
function marksIn({ tree, text }: Parsed): string {
  const found: string[] = [];
  walk(tree, (node) => {
    if (node.type !== 'listItem') return;
    const [mark = ''] = /^(?:[-*+]|\d+[.)])/.exec(text.slice(node.position?.start.offset)) ?? [];
    const box = typeof node.checked === 'boolean' ? ` [${node.checked ? 'x' : ' '}]` : '';
    found.push(`${mark.replace(/\d+/, '1')}${box}`);
  });
  return found.join(' ');
}

/** What the check of a whole page does not compare. */
function differencesIn(source: Parsed, own: Parsed): Pick<LocalFault, 'what' | 'mend'>[] {
  const [names, ownNames] = [placeholdersIn(source), placeholdersIn(own)];
  const [marks, ownMarks] = [marksIn(source), marksIn(own)];
  return [
    ...(names === ownNames
      ? []
      : [{ what: `has the placeholders ${ownNames} instead of ${names}`, mend: 'Copy them.' }]),
    ...(marks === ownMarks
      ? []
      : [
          {
            what: `has items with the marks "${ownMarks}" where the source has "${marks}"`,
            mend: 'Write as many items, with the same marks.',
          },
        ]),
  ];
}

/**
 * Holds a translated block against its source: one block of its kind, with the same code, links, components, placeholders, items and
 * cells.
 * @returns what is wrong; nothing if it can be written
 */
export function checkBlock(
  kind: BlockKind,
  source: string,
  translation: string,
  parser: PageParser,
  { locale, definitions }: BlockPage,
): string[] {
  const text = translation.trim();
  if (text === '') return ['It is empty.'];
  if (kind === 'field' && text.includes('\n')) return ['The description is one line.'];
  // Ids are the source's business.
  const withId = (each: string) =>
    kind === 'heading' && each.startsWith('#')
      ? `${each.replace(/\s*\\?\{#[^{}\s]*\}\s*$/, '')} {#id}`
      : each;
  const [bare, ownBare] = [withId(source.trim()), withId(text)];
  const level = Math.max(levelOf(bare), levelOf(ownBare));
  const before = pageAround(kind, bare, level, definitions);
  const after = pageAround(kind, ownBare, level, definitions);
  const parsed = parser.parse(after.text);
  if ('fault' in parsed) return [`It ${parsed.fault.what}. ${parsed.fault.mend}`];
  const isWithin = (line: number) => line >= after.from && line <= after.to;
  const own = { tree: parsed.tree, text: preparePage(after.text) };
  const blocks = readBlocks(own.tree, own.text).filter(({ line }) => isWithin(line));
  if (blocks.length !== 1 || blocks[0]!.kind !== kind) {
    return [
      `It is ${blocks.length === 1 ? `a block of the kind "${blocks[0]!.kind}"` : `${blocks.length} blocks`}, where one of the kind "${kind}" belongs.`,
    ];
  }
  const original = parser.parse(before.text);
  const facts = readPage(before.text, 'en', parser);
  const ownFacts = readPage(after.text, locale, parser);
  const differences = [
    ...checkTranslation(facts, ownFacts, 'the source'),
    ...('fault' in original
      ? []
      : differencesIn({ tree: original.tree, text: preparePage(before.text) }, own)),
  ];
  const known = new Set(facts.faults.map(({ what }) => what));
  // What is wrong around the block tells what the block leaves out, where nothing else does.
  const faults = ownFacts.faults.filter(
    ({ what, line = after.from }) =>
      !known.has(what) && (isWithin(line) || differences.length === 0),
  );
  return [...faults, ...differences].map(({ what, mend }) => `It ${what}. ${mend}`);
}
