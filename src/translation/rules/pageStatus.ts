import { matchBlocks } from './matchBlocks';
import { hasWords, type Block, type RecordedBlock } from './types';

/** One block that a translator has to look at. */
export interface OpenBlock {
  state: 'stale' | 'missing';
  kind: Block['kind'];
  /** Line in the source. */
  line: number;
  digest: string;
}

/** How far the translation of a page is. */
export interface PageStatus {
  pathname: string;
  /** Of the source; of them, what is code or a component has no words to translate and is not counted. */
  blocks: number;
  /** Whether there is a translation at all; without one, every block is missing. */
  isTranslated: boolean;
  stale: number;
  missing: number;
  open: OpenBlock[];
}

/**
 * Counts the blocks of a page.
 * @param recorded - what is translated; undefined where the page has no translation
 */
export function pageStatus(
  pathname: string,
  source: readonly Block[],
  recorded: readonly RecordedBlock[] | undefined,
): PageStatus {
  const { blocks } = matchBlocks(recorded ?? [], source);
  const open = blocks.flatMap(({ state }, index): OpenBlock[] => {
    const { kind, line, digest } = source[index]!;
    return state === 'fresh' || !hasWords({ kind }) ? [] : [{ state, kind, line, digest }];
  });
  return {
    pathname,
    blocks: source.filter(hasWords).length,
    isTranslated: recorded !== undefined,
    stale: open.filter(({ state }) => state === 'stale').length,
    missing: open.filter(({ state }) => state === 'missing').length,
    open: recorded ? open : [],
  };
}

/** A part of the site with its pages. */
export interface SectionStatus {
  /** Address below which its pages are. */
  section: string;
  pages: number;
  translated: number;
  blocks: number;
  stale: number;
  missing: number;
}

/** The section of a page: its first folder, and of the advanced components the product. */
export function sectionOf(pathname: string): string {
  return /^(?:\/x)?\/[^/]+/.exec(pathname)?.[0] ?? '/';
}

/**
 * Sums pages up by section.
 * @param first - sections that stand before the others, the most visited one first
 */
export function sectionStatus(
  pages: readonly PageStatus[],
  first: readonly string[],
): SectionStatus[] {
  const sections = new Map<string, SectionStatus>();
  for (const page of pages) {
    const section = sectionOf(page.pathname);
    const sum = sections.get(section) ?? {
      section,
      pages: 0,
      translated: 0,
      blocks: 0,
      stale: 0,
      missing: 0,
    };
    sections.set(section, {
      section,
      pages: sum.pages + 1,
      translated: sum.translated + (page.isTranslated ? 1 : 0),
      blocks: sum.blocks + page.blocks,
      stale: sum.stale + page.stale,
      missing: sum.missing + page.missing,
    });
  }
  const rank = ({ section }: SectionStatus) => {
    const at = first.indexOf(section);
    return at < 0 ? first.length : at;
  };
  return [...sections.values()].toSorted(
    (a, b) => rank(a) - rank(b) || (a.section < b.section ? -1 : 1),
  );
}

/** The share of blocks that say what their source says, in percent; 100 only if it is all of them. */
export function shareOf({
  blocks,
  stale,
  missing,
}: Pick<SectionStatus, 'blocks' | 'stale' | 'missing'>): number {
  return blocks === 0 ? 100 : Math.floor((100 * (blocks - stale - missing)) / blocks);
}
