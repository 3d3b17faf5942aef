import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadParser } from '../../plugins/content-check/lib/parsePage';
import { loadGettext } from '../../plugins/translation/lib/gettext.cjs';
import {
  openPage,
  type PageEditor,
  type WaitingBlock,
} from '../../plugins/translation/lib/editPage';
import { readGlossary, termsIn, type Term } from '../../plugins/translation/lib/glossary';
import { suggest, type MemoryPair } from '../../plugins/translation/lib/memory';
import { formatPo, parsePo, type PoBlock } from '../../plugins/translation/lib/poFile';
import {
  openTranslations,
  type SiteTranslations,
  type TranslatedPage,
} from '../../plugins/translation/lib/siteTranslations';
import { wordDiff } from '../../plugins/translation/lib/wordDiff';
import { readText } from '../../plugins/support/readText';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { sectionOf } from '../../src/translation/rules/pageStatus';
import { blockId } from './blockId';
import { localeOf, type Command, type Surroundings } from './command';
import { findPage } from './findPage';
import { readSettings } from './settings';

const help = `The queue of a translator: what is stale or missing, one block at a time, the most visited sections first.

  npm run i18n:next                                   asks for one translation after the other, and writes each at once
  npm run i18n:next -- --page /x/react-charts/bars    of this page only
  npm run i18n:next -- --json                         lists the queue for a program
  npm run i18n:next -- --export queue.po              writes it as a PO file for a translator's own tools (with --page: of a page)
  npm run i18n:next -- --import queue.po              takes the finished ones of such a file; --dry-run looks and writes nothing
  npm run i18n:next -- --locale zh                    in this language

Shows for each block: the source, what has changed since it was translated ({+added+}, [-removed-]), the old translation, the terms of
i18n/<language>/glossary.csv in it, and what was said of similar blocks. An answer may have several lines; a line with a single . ends
it. "s" skips the block, "k" keeps the old translation because it says what the source says now, "q" ends.

A translation is checked like everything else (code, links, components, placeholders); one that fails is not written. Writing a block
brings code, components and the order of the page up to date as well.

An import is all or nothing: with one unknown id, changed source or changed markup, nothing is written.

Ends with 0, with 1 if something is wrong, with 2 for wrong arguments.`;

const options = {
  '--page': true,
  '--json': false,
  '--export': true,
  '--import': true,
  '--dry-run': false,
  '--locale': true,
};

/** Finished pairs of all pages. */
function memoryOf(site: SiteTranslations): MemoryPair[] {
  return site.pages
    .filter(({ isTranslated }) => isTranslated)
    .flatMap((page) => {
      const record = site.recordOf(page) ?? [];
      const byDigest = new Map(record.map((block) => [block.own, block]));
      return site.blocksOf(page.translation).flatMap(({ digest, text, kind }): MemoryPair[] => {
        const source = byDigest.get(digest)?.text;
        return source === undefined
          ? []
          : [{ kind, source, translation: text, pathname: page.pathname }];
      });
    });
}

const diffMarks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;

/** What has changed, in one line. */
function shownDiff(before: string, after: string): string {
  return wordDiff(before, after)
    .map(({ kind, text }) => `${diffMarks[kind][0]}${text}${diffMarks[kind][1]}`)
    .join('');
}

interface Queued {
  page: TranslatedPage;
  editor: PageEditor;
}

function present(
  { page }: Queued,
  { block, state, before, translation }: WaitingBlock,
  terms: readonly Term[],
  memory: readonly MemoryPair[],
): string[] {
  return [
    '',
    `${page.source}:${block.line} (${block.kind}, ${state})`,
    '',
    block.text,
    ...(state === 'stale'
      ? [
          '',
          `Changed: ${shownDiff(before, block.text)}`,
          '',
          'Translation of the old text:',
          translation,
        ]
      : []),
    ...terms.map(
      ({ source, target, note }) => `  ${source} → ${target}${note ? ` (${note})` : ''}`,
    ),
    ...suggest(memory, block.kind, block.text).map(
      ({ share, source, translation: said, pathname }) =>
        `  ${Math.round(share * 100)} % in ${pathname}: ${share === 1 ? '' : `${source} → `}${said}`,
    ),
  ];
}

function exportQueue(queue: readonly Queued[], glossary: readonly Term[]): PoBlock[] {
  return queue.flatMap(({ page, editor }) =>
    editor.waiting.map((waiting): PoBlock => {
      const { block, state, before, translation } = waiting;
      return {
        id: blockId(page, waiting, editor.source),
        source: block.text,
        translation: state === 'stale' ? translation : '',
        ...(state === 'stale' && { before }),
        reference: `${page.source}:${block.line}`,
        notes: [
          `${block.kind}, ${state}; Markdown: keep code, links and components`,
          ...termsIn(glossary, block.text).map(({ source, target }) => `${source} = ${target}`),
        ],
      };
    }),
  );
}

/** Takes the translations of a file, all of them or none. */
async function importFile(
  file: string,
  queue: readonly Queued[],
  isDry: boolean,
  { siteDir, say, warn }: Surroundings,
): Promise<number> {
  const { done, unfinished } = parsePo(
    await loadGettext(),
    file,
    readText(path.resolve(siteDir, file), file),
  );
  const places = new Map(
    queue.flatMap((queued) =>
      queued.editor.waiting.map(
        (waiting) =>
          [blockId(queued.page, waiting, queued.editor.source), { queued, waiting }] as const,
      ),
    ),
  );
  const problems: string[] = [];
  const written = new Map<Queued, Map<number, string>>();
  const lines = new Map<string, number>();
  for (const { id, source, translation, line } of done) {
    const place = places.get(id);
    if (!place) {
      problems.push(
        `${file}:${line} has the id "${id}", which waits for no translation: it is none, or is translated already. Export again.`,
      );
      continue;
    }
    const { queued, waiting } = place;
    if (source.trim() !== waiting.block.text.trim()) {
      problems.push(
        `${file}:${line} has another source text for "${id}" than ${queued.page.source}:${waiting.block.line}. Export again.`,
      );
      continue;
    }
    const own = written.get(queued) ?? new Map<number, string>();
    own.set(waiting.index, translation);
    written.set(queued, own);
    lines.set(`${queued.page.pathname} ${waiting.index}`, line);
  }
  for (const [{ page, editor }, blocks] of written) {
    for (const { index, problems: own } of editor.write(blocks, true)) {
      const line = lines.get(`${page.pathname} ${index}`);
      problems.push(...own.map((problem) => `${file}:${line}: ${problem}`));
    }
  }
  if (problems.length > 0) {
    for (const problem of problems) warn(problem);
    warn(`${problems.length} of ${done.length} translations are wrong. Nothing was written.`);
    return 1;
  }
  if (!isDry) for (const [{ editor }, blocks] of written) editor.write(blocks);
  say(
    `${isDry ? 'Would write' : 'Wrote'} ${done.length} blocks of ${written.size} pages; ${unfinished} of the file are not finished.`,
  );
  return 0;
}

/** Reads an answer of one or several lines. */
async function answerOf(ask: NonNullable<Surroundings['ask']>): Promise<string> {
  const lines: string[] = [];
  for (;;) {
    const line = await ask(lines.length === 0 ? 'Translation (s skips, k keeps, q ends): ' : '');
    if (lines.length === 0 && /^[skq]$/.test(line)) return line;
    if (line === '.') return lines.join('\n');
    lines.push(line);
  }
}

/** Asks for one block after the other. */
async function work(
  queue: readonly Queued[],
  glossary: readonly Term[],
  memory: readonly MemoryPair[],
  reopen: (page: TranslatedPage) => PageEditor,
  ask: NonNullable<Surroundings['ask']>,
  { say, warn }: Surroundings,
): Promise<number> {
  let written = 0;
  for (const { page } of queue) {
    const skipped = new Set<string>();
    for (;;) {
      const editor = reopen({ ...page, isTranslated: page.isTranslated || written > 0 });
      const queued = { page, editor };
      const waiting = editor.waiting.find(
        (each) => !skipped.has(blockId(page, each, editor.source)),
      );
      if (!waiting) {
        if (editor.isOutOfOrder) editor.write(new Map());
        break;
      }
      const terms = termsIn(glossary, waiting.block.text);
      for (const line of present(queued, waiting, terms, memory)) say(line);
      const answer = await answerOf(ask);
      if (answer === 'q') {
        say(`${written} blocks were written.`);
        return 0;
      }
      if (answer === 's' || (answer === 'k' && waiting.state === 'missing')) {
        skipped.add(blockId(page, waiting, editor.source));
        continue;
      }
      const text = answer === 'k' ? waiting.translation : answer;
      const [fault] = editor.write(new Map([[waiting.index, text]]));
      if (fault) for (const problem of fault.problems) warn(`${problem} Nothing was written.`);
      else written += 1;
    }
  }
  say(`${written} blocks were written. The queue is at its end.`);
  return 0;
}

/** npm run i18n:next */
export const nextCommand: Command = {
  name: 'npm run i18n:next',
  help,
  options,
  needs: { '--dry-run': ['--import', '--export'] },
  apart: [['--json', '--export', '--import']],
  async run({ options: given }, surroundings) {
    const { siteDir, say } = surroundings;
    const locale = localeOf(given['--locale']);
    const site = await openTranslations(siteDir, locale);
    const parser = await loadParser();
    const glossaryFile = `i18n/${locale}/glossary.csv`;
    const glossary = readGlossary(
      glossaryFile,
      readText(path.join(siteDir, glossaryFile), glossaryFile),
    );
    const { sections } = readSettings(siteDir);
    const rank = ({ pathname }: TranslatedPage) => {
      const at = sections.indexOf(sectionOf(pathname));
      return at < 0 ? sections.length : at;
    };
    const pages =
      given['--page'] === undefined
        ? site.pages
            .filter((page) => page.isTranslated)
            .filter((page) => {
              const { stale, missing } = site.statusOf(page);
              return stale + missing > 0;
            })
            .toSorted((a, b) => rank(a) - rank(b))
        : [findPage(site, given['--page'])];
    const reopen = (page: TranslatedPage) =>
      openPage(
        siteDir,
        { ...page, isTranslated: fs.existsSync(path.join(siteDir, page.translation)) },
        parser,
      );
    const queue = pages.map((page): Queued => ({ page, editor: reopen(page) }));
    const isDry = '--dry-run' in given;
    if (given['--import'] !== undefined)
      return importFile(given['--import'], queue, isDry, surroundings);
    if (given['--export'] !== undefined) {
      const blocks = exportQueue(queue, glossary);
      if (blocks.length === 0) {
        say('Nothing waits for a translation; no file was written.');
        return 0;
      }
      if (!isDry) {
        writeAtomically(
          path.resolve(siteDir, given['--export']),
          formatPo(await loadGettext(), locale, blocks),
        );
      }
      say(`${isDry ? 'Would write' : 'Wrote'} ${blocks.length} blocks to ${given['--export']}`);
      return 0;
    }
    if ('--json' in given) {
      const blocks = exportQueue(queue, glossary);
      say(JSON.stringify(blocks, null, 2));
      return 0;
    }
    const memory = memoryOf(site);
    site.save();
    if (surroundings.ask) {
      return work(queue, glossary, memory, reopen, surroundings.ask, surroundings);
    }
    if (process.stdin.isTTY) {
      const lines = createInterface({ input: process.stdin, output: process.stdout });
      try {
        return await work(
          queue,
          glossary,
          memory,
          reopen,
          (question) => lines.question(question),
          surroundings,
        );
      } finally {
        lines.close();
      }
    }
    // Nobody is there to answer: the first one is shown.
    const [first] = queue.flatMap((queued) =>
      queued.editor.waiting.map((each) => ({ queued, each })),
    );
    if (!first) {
      say('Nothing waits for a translation.');
      return 0;
    }
    const terms = termsIn(glossary, first.each.block.text);
    for (const line of present(first.queued, first.each, terms, memory)) say(line);
    return 0;
  },
};
