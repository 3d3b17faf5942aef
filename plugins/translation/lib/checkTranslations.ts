import fs from 'node:fs';
import path from 'node:path';
import { pluginTexts } from '../../content-check/lib/pluginTexts';
import { readJson } from '../../content-check/lib/readJson';
import type { Fault } from '../../content-check/lib/types';
import { fileStamp } from '../../support/fileStamp';
import { filesBelow } from '../../support/filesBelow';
import { normalText, readText, textFault } from '../../support/readText';
import { alignRecord } from './alignRecord';
import type { Autocorrect } from './autocorrect.cjs';
import { checkTypography } from './checkTypography';
import { readGlossary, termsIn, wrongTerms, type Term } from './glossary';
import { readRecord } from './recordFile';
import type { SiteTranslations, TranslatedPage } from './siteTranslations';

/** How much was looked at. */
export interface TranslationCounts {
  'translated pages': number;
  blocks: number;
  terms: number;
  'side files': number;
  'texts of the interface': number;
}

const whyRecord = 'Without it, nobody knows which paragraphs are out of date.';

/** The faults of a side file, and the pairs of blocks that it tells of. */
function checkRecord(
  siteDir: string,
  page: TranslatedPage,
  site: SiteTranslations,
): { faults: Fault[]; pairs: { source: string; translation: string; line: number }[] } {
  const file = page.record;
  const command = `npm run i18n:status -- --record ${page.translation}`;
  const fault = (what: string, mend: string, line?: number, where = file) => ({
    faults: [{ file: where, ...(line !== undefined && { line }), what, why: whyRecord, mend }],
    pairs: [],
  });
  if (!fs.existsSync(path.join(siteDir, file))) {
    return fault(
      'has no side file',
      `Read the page beside its source, then: ${command}`,
      1,
      page.translation,
    );
  }
  let record;
  try {
    record = readRecord(file, readText(path.join(siteDir, file), file));
  } catch (error) {
    const { message } = error as Error;
    const block = /block (\d+) /.exec(message)?.[1];
    // A line a block, below three lines; the parser of JSON names the line itself.
    const line = /^\S+?:(\d+):/.exec(message)?.[1];
    return fault(
      `cannot be read: ${message.replace(file, '').replace(/^[:\d\s]+/, '')}`,
      `Restore it from git, or: ${command}`,
      line !== undefined ? Number(line) : block !== undefined ? Number(block) + 3 : 1,
    );
  }
  const own = site.blocksOf(page.translation);
  const aligned = alignRecord(record.blocks, own);
  if (!aligned) {
    return fault('is the side file of another page', `Restore it from git, or: ${command}`, 1);
  }
  const [unrecorded] = aligned.unrecorded;
  if (unrecorded !== undefined) {
    return fault(
      `has a block that its side file does not know, of the kind "${own[unrecorded]!.kind}"`,
      `Remove it, or: ${command}`,
      own[unrecorded]!.line,
      page.translation,
    );
  }
  const lost = aligned.translated.findIndex((at) => at === undefined);
  if (lost >= 0) {
    return fault(
      `tells of a block that the page has no more: "${record.blocks[lost]!.text.slice(0, 60).replace(/\s+/g, ' ')}"`,
      `Restore the block, or: ${command}`,
      lost + 4,
    );
  }
  return {
    faults: [],
    pairs: record.blocks.map(({ text: source }, index) => {
      const block = own[aligned.translated[index]!]!;
      return { source, translation: block.text, line: block.line };
    }),
  };
}

function termFaults(
  file: string,
  glossary: readonly Term[],
  pairs: readonly { source: string; translation: string; line: number }[],
): Fault[] {
  return pairs.flatMap(({ source, translation, line }) =>
    wrongTerms(glossary, source, translation).map(({ term, word }): Fault => {
      const at = translation.slice(0, translation.indexOf(word)).split('\n').length - 1;
      return {
        file,
        line: line + at,
        what: `says "${word}" for "${term.source}"`,
        why: `The glossary has one word for one term (line ${term.line}): ${term.note}`,
        mend: `Write "${term.target}".`,
      };
    }),
  );
}

/** Texts of the interface, which are no pages and have no Markdown. */
function textFaults(
  siteDir: string,
  file: string,
  linter: Autocorrect,
): { faults: Fault[]; count: number } {
  if (!fs.existsSync(path.join(siteDir, file))) return { faults: [], count: 0 };
  const bytes = fs.readFileSync(path.join(siteDir, file));
  // What is no text is told by the check of what is written.
  if (textFault(bytes)) return { faults: [], count: 0 };
  const { fields } = readJson(normalText(bytes.toString()), file);
  const isTitles = file.endsWith('/page-tree.json');
  const texts = fields.flatMap(({ value, line }) => {
    const message = typeof value === 'string' ? value : (value as { message?: unknown })?.message;
    return typeof message === 'string' ? [{ message, line }] : [];
  });
  const faults = texts.flatMap(({ message, line }): Fault[] => {
    const lint = checkTypography(message, linter);
    // Titles are those of the published site, with its spaces.
    const [found] = isTitles ? lint.filter(({ what }) => what.startsWith('has')) : lint;
    const html = /<\s*\/?\s*[a-z][^>]*>/i.exec(message)?.[0];
    const all = [
      ...(found ? [found] : []),
      ...(html && /<\s*\/?\s*(?:script|style|iframe|img|svg|object|embed|a)\b|on\w+=/i.test(html)
        ? [
            {
              what: `holds HTML: ${html}`,
              why: 'Texts of the interface are shown as they are written.',
              mend: 'Write plain text.',
            },
          ]
        : []),
    ];
    return all.map((fault) => ({ file, ...fault, line }));
  });
  return { faults, count: texts.length };
}

/** What one page tells. */
interface PageFindings {
  faults: Fault[];
  blocks: number;
  terms: number;
}

/**
 * What pages have told, by file, with what they were made of then: most of a check is spent on pages that nobody has touched since
 * the last one.
 */
export type KnownPages = Map<string, { stamp: string; findings: PageFindings }>;

/** @throws if the page is no text, or no MDX */
function checkPage(
  siteDir: string,
  page: TranslatedPage,
  site: SiteTranslations,
  glossary: readonly Term[],
  linter: Autocorrect,
): PageFindings {
  const text = readText(path.join(siteDir, page.translation), page.translation);
  const { faults, pairs } = checkRecord(siteDir, page, site);
  return {
    faults: [
      ...faults,
      ...termFaults(page.translation, glossary, pairs),
      ...checkTypography(text, linter).map((fault) => ({ file: page.translation, ...fault })),
    ],
    blocks: pairs.length,
    terms: pairs.reduce((sum, pair) => sum + termsIn(glossary, pair.source).length, 0),
  };
}

/**
 * Checks of translations what `plugins/content-check` does not: side files, terms, typography. That one compares pages, texts and
 * titles with their originals.
 * @param siteDir - absolute
 * @param known - of the last check of this language; filled in for the next one
 */
export function checkTranslations(
  siteDir: string,
  locale: string,
  site: SiteTranslations,
  linter: Autocorrect,
  known: KnownPages = new Map(),
): { faults: Fault[]; counts: TranslationCounts } {
  const glossaryFile = `i18n/${locale}/glossary.csv`;
  const faults: Fault[] = [];
  let glossary: Term[] = [];
  try {
    glossary = readGlossary(glossaryFile, readText(path.join(siteDir, glossaryFile), glossaryFile));
  } catch (error) {
    const [, line, what] = /:(\d+): (.*)/.exec((error as Error).message) ?? [];
    faults.push({
      file: glossaryFile,
      ...(line !== undefined && { line: Number(line) }),
      what: `cannot be read: ${what ?? (error as Error).message}`,
      why: 'Terms cannot be checked.',
      mend: 'Correct the line.',
    });
  }
  const pages = site.pages.filter(({ isTranslated }) => isTranslated);
  let [blocks, terms, records] = [0, 0, 0];
  for (const page of pages) {
    const stamp = [page.translation, page.record, glossaryFile]
      .map((file) => fileStamp(path.join(siteDir, file)))
      .join('\n');
    const before = known.get(page.translation);
    let findings = before?.stamp === stamp ? before.findings : undefined;
    try {
      findings ??= checkPage(siteDir, page, site, glossary, linter);
    } catch {
      // No text, or no MDX: the check of pages tells where.
      continue;
    }
    known.set(page.translation, { stamp, findings });
    records += 1;
    blocks += findings.blocks;
    terms += findings.terms;
    faults.push(...findings.faults);
  }
  const sideFiles = new Set(pages.map(({ record }) => record));
  const folder = path.join(siteDir, 'i18n', locale);
  for (const full of filesBelow(folder)) {
    const file = path.relative(siteDir, full).split(path.sep).join('/');
    // Of a cut version, it is cut along with its page.
    const isOrphan =
      file.endsWith('.translation.json') &&
      !sideFiles.has(file) &&
      !fs.existsSync(full.replace(/\.translation\.json$/, '.mdx'));
    if (!isOrphan) continue;
    faults.push({
      file,
      line: 1,
      what: 'is a side file without a page',
      why: 'Nobody reads it.',
      mend: 'Move it along with its page, or remove it.',
    });
  }
  let texts = 0;
  const named = ['code.json', 'page-tree.json', 'api-topics.json'];
  for (const name of [...named, ...pluginTexts.map((each) => each.name)]) {
    const { faults: own, count } = textFaults(siteDir, `i18n/${locale}/${name}`, linter);
    faults.push(...own);
    texts += count;
  }
  return {
    faults: faults.map((fault) => ({ ...fault, isTranslation: true })),
    counts: {
      'translated pages': pages.length,
      blocks,
      terms,
      'side files': records,
      'texts of the interface': texts,
    },
  };
}
