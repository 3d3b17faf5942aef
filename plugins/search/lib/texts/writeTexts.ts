import fs from 'node:fs';
import path from 'node:path';
import { hasHan } from '../../../../src/search/rules/names/splitWords';
import { textsFileOf } from '../../../../src/search/rules/texts/textsFile';
import { keyOf, readKept, writeKept } from '../../../support/keptFile';
import { writeAtomically } from '../../../support/writeAtomically';
import { traditionalForms } from '../names/traditionalForms';
import { foundHeadings, type NamedPage } from '../names/namesOf';
import type { SectionPhrases } from './readPhrases';
import { sectionTexts } from './sectionTexts';
import { countTerms, textsOf, type TextSection } from './textsOf';

interface Work {
  /** Folder into which the language is built. */
  outDir: string;
  phrases: readonly SectionPhrases[];
  /** Absolute folder for what the next build need not count again; absent where nothing is kept. */
  memory?: string | undefined;
}

type Counts = Record<string, number>;

/** What is above the first heading of a page, then what is below each of its headings. */
type PageCounts = readonly Counts[];

/** The code by which pages become terms; what was counted by another counts no more. */
const rules = [
  'sectionTexts.ts',
  'textsOf.ts',
  '../../../page-tree/lib/pageAnchors.ts',
  '../../../page-tree/lib/readMarkup.ts',
  '../../../page-tree/lib/readTag.ts',
  '../../../../src/agents/rules/markdownLines.ts',
  '../../../../src/search/rules/texts/textTerms.ts',
  '../../../../src/search/rules/names/splitWords.ts',
];

/** Counts the terms of pages; of a page that is as it was, what was counted then. */
class PageCounter {
  private readonly key = keyOf(...rules.map((name) => fs.readFileSync(path.join(__dirname, name))));
  private readonly before: Record<string, PageCounts>;
  private readonly now: Record<string, PageCounts> = {};

  constructor(private readonly file: string | undefined) {
    const kept = file === undefined ? undefined : readKept(file, this.key);
    this.before = kept ? (JSON.parse(kept.toString()) as typeof this.before) : {};
  }

  count(text: string): PageCounts {
    const key = keyOf(text);
    return (this.now[key] ??= this.before[key] ?? sectionTexts(text).map(countTerms));
  }

  keep(): void {
    const names = Object.keys(this.now);
    const isSame =
      names.length === Object.keys(this.before).length && names.every((name) => this.before[name]);
    if (this.file !== undefined && !isSame)
      writeKept(this.file, this.key, JSON.stringify(this.now));
  }
}

function add(counts: Counts, text: string): Counts {
  const sum = { ...counts };
  for (const [term, count] of Object.entries(countTerms(text)))
    sum[term] = (Object.hasOwn(sum, term) ? sum[term]! : 0) + count;
  return sum;
}

function sectionsOf(
  page: NamedPage,
  counts: PageCounts,
  phrases: ReadonlyMap<string, readonly string[]>,
): TextSection[] {
  const { address, title, english, description, headings } = page;
  const pageTitles = [title, english];
  const asked = (at: string) => phrases.get(at) ?? [];
  return [
    {
      address,
      titles: pageTitles,
      pageTitles,
      phrases: asked(address),
      counts: add(counts[0]!, description),
    },
    ...foundHeadings(page).map((heading): TextSection => {
      const at = `${address}#${heading.id}`;
      // The id of a translated heading is its English one.
      const titles = hasHan(heading.title)
        ? [heading.title, heading.id.replaceAll('-', ' ')]
        : [heading.title];
      return {
        address: at,
        titles,
        pageTitles,
        phrases: asked(at),
        counts: counts[headings.indexOf(heading) + 1]!,
      };
    }),
  ];
}

/** The traditional forms of characters in a text, without those that are known. */
function otherForms(text: string, known: string): string {
  const characters = new Set(text.match(/\p{Script=Han}/gu));
  // Each character stands behind a form.
  for (const [at, char] of [...known].entries()) if (at % 2 === 1) characters.delete(char);
  return traditionalForms(characters);
}

/**
 * Writes what stands in the sections of one docs version in one language; pages of the API have names only.
 * @param pages - in the order of the names
 * @param known - the traditional forms that stand beside the names; '' where there are none, and none are needed
 */
export function writeTexts(
  tag: string,
  pages: readonly NamedPage[],
  known: string,
  { outDir, phrases, memory }: Work,
): void {
  const counter = new PageCounter(memory && path.join(memory, `texts-${tag}.json`));
  const byAddress = new Map(phrases.map((each) => [each.address, each.phrases]));
  const sections = pages
    .filter(({ model }) => !model)
    .flatMap((page) => sectionsOf(page, counter.count(page.text), byAddress));
  counter.keep();
  const file = textsOf(sections);
  const simplified = known && otherForms(file.terms, known);
  const whole = simplified ? { ...file, simplified } : file;
  writeAtomically(path.join(outDir, textsFileOf(tag)), JSON.stringify(whole));
}

/**
 * Looks whether every phrase asks for something that is there.
 * @param pages - of all current versions of a language
 * @throws naming the first one that does not, with its place
 */
export function checkPhrases(
  phrases: readonly SectionPhrases[],
  pages: readonly NamedPage[],
): void {
  const known = new Set(
    pages.flatMap((page) => [
      page.address,
      ...foundHeadings(page).map(({ id }) => `${page.address}#${id}`),
    ]),
  );
  for (const { address, place } of phrases)
    if (!known.has(address))
      throw new Error(
        `config/searchPhrases/${place} asks for ${address}, which is no page or heading that can be found. Name where it is now, or take the line out`,
      );
}
