import { z } from 'zod';
import { markdownPath } from '../../../../src/agents/rules/paths';
import type { AgentsPage } from '../../../../src/agents/rules/types';
import { findInstalled } from '../project/findInstalled';
import { scoreTexts } from '../render/scoreText';
import { shortenFences } from '../render/shortenFences';
import { splitSections, type Section } from '../render/splitSections';
import { standIns } from '../search/standIns';
import { charactersField, cursorField, languageField, queryField } from './fields';
import { findPage } from './findPage';
import { newerThan } from './newerThan';
import { partOf } from './partOf';
import { sectionsAt } from './sectionsAt';
import { defineTool, type Context } from './types';

/** What a query shows of code: a demo whole, the first lines of its data. */
const shortCode = { first: 70, further: 14 };

/** A part of an answer that a query leaves to the sections that fit less well. */
const leastShare = 0.25;

const outline = (page: AgentsPage): string =>
  page.headings
    .map(([depth, id, title]) => `${'  '.repeat(Math.max(0, depth - 2))}- ${title} (#${id})`)
    .join('\n');

/** The sections that answer a query best, as many as fit, in the order of the page. */
function sectionsFor(
  query: string,
  sections: readonly Section[],
  most: number,
  others: readonly string[],
): Section[] {
  const [intro, ...below] = sections;
  // A heading without words of its own says nothing; those below it have theirs.
  const rest = below.filter(({ text }) => text.includes('\n'));
  const scores = scoreTexts(
    query,
    // A heading says more about a section than a word of it.
    rest.map(({ title, text }) => `${title} ${title} ${title} ${text.replace(/^ +.*$/gm, '')}`),
    others,
  );
  const best = Math.max(0, ...scores);
  const ranked = rest
    .map((section, at) => ({ section, score: scores[at]! }))
    .filter(({ score }) => score > 0 && score >= best * leastShare)
    .toSorted((a, b) => b.score - a.score);
  const chosen = new Set<Section>();
  let room = most - (intro?.text.length ?? 0);
  for (const { section } of ranked) {
    if (section.text.length > room && chosen.size > 0) continue;
    chosen.add(section);
    room -= section.text.length;
  }
  return [...(intro ? [intro] : []), ...rest.filter((section) => chosen.has(section))];
}

/** What of a page's product is newer than what the project has, where that is known. */
function versionText(
  page: AgentsPage,
  { index }: Awaited<ReturnType<Context['open']>>,
  context: Context,
): string {
  const product = index.products.find(({ id }) => id === page.product);
  if (!product) return '';
  const project = context.project(Object.keys(index.versions));
  const own = findInstalled([product.package], project.packages);
  const documented = `${product.package} ${product.version}`;
  if (own === undefined) return `Documented: ${documented}.`;
  const { version, file, isRange } = project.packages[own]!;
  if (version === product.version) return `Documented: ${documented}, which the project has, too.`;
  const used = new Set(
    index.demos.filter((demo) => demo.page === page.path).flatMap(({ uses }) => uses ?? []),
  );
  const newer = index.symbols
    .filter(({ name, path }) => used.has(name) || path === page.path)
    .flatMap((symbol) =>
      Object.values(symbol.rows)
        .flat()
        .filter(({ since }) => since && newerThan(symbol.package, since, project))
        .map(({ name, since }) => `${symbol.name}.${name} (${since})`),
    );
  return `Documented: ${documented}; the project has ${own} ${version}${isRange ? ' or later' : ''} (${file}).${
    newer.length > 0
      ? ` Newer than that, of the symbols on this page: ${newer.slice(0, 20).join(', ')}.`
      : ''
  }`;
}

export const getPage = defineTool({
  name: 'get_page',
  title: 'Read a page',
  description:
    'Reads a page of the documentation as Markdown, with the source of its demos. With query, only the sections that answer it, long code shortened; with section, only what is below that heading. Guides are better read here, symbols with get_api.',
  schema: z.strictObject({
    page: z
      .string()
      .min(1)
      .max(400)
      .describe(
        'Path or address of the page, from search: x/react-data-grid/sorting/, with #heading, #demo or the # of a row if wanted.',
      ),
    query: queryField('What is wanted of the page, in a sentence.').optional(),
    section: z.string().min(1).max(200).optional().describe('Id of a heading, without #.'),
    code: z.enum(['ts', 'js']).default('ts').describe('Language of the demos.'),
    styling: z
      .enum(['system', 'css', 'tailwind'])
      .default('system')
      .describe('Styling of the demos, where the page has it.'),
    language: languageField,
    cursor: cursorField,
    max_characters: charactersField,
  }),
  async run(input, context) {
    const { query, code, styling, language = context.language } = input;
    const site = await context.open(language);
    const { page, ids } = findPage(input.page, site.index);
    const wanted = `${code === 'js' ? '.js' : ''}${styling === 'system' ? '' : `.${styling}`}.md`;
    const forms = ['.md', ...(page.forms ?? [])];
    // What reads like another form has no file: the nearest one that is there.
    const ending =
      [wanted, wanted.replace(/\.(?:css|tailwind)/, ''), '.md'].find((one) =>
        forms.includes(one),
      ) ?? '.md';
    const markdown = await site.read(markdownPath(page.path, ending));
    const sections = splitSections(markdown, page.headings);
    const wantedIds = input.section === undefined ? ids : [input.section];
    const place =
      wantedIds.length > 0 ? sectionsAt(wantedIds, sections, page, site.index) : undefined;
    const parts =
      place !== undefined
        ? place.sections
        : query !== undefined
          ? sectionsFor(
              query,
              sections.map((one) => ({ ...one, text: shortenFences(one.text, shortCode) })),
              input.max_characters - 1500,
              standIns(await site.names(), query).words,
            )
          : sections;
    const isWhole = parts.length === sections.length;
    const head = [
      `${site.index.address}${page.path}`,
      versionText(page, site, context),
      wanted !== ending && (code === 'js' || styling !== 'system')
        ? `The page has no form of its own for ${code}, ${styling}; this one reads the same or is the nearest.`
        : '',
      place?.note ?? '',
    ].filter(Boolean);
    const text = [
      head.join('\n'),
      ...parts.map((one) => one.text),
      ...(isWhole ? [] : [`All headings of the page:\n${outline(page)}`]),
    ].join('\n\n');
    return partOf(
      text,
      { tool: 'get_page', ...input },
      {
        path: page.path,
        title: page.title,
        digest: page.digest,
      },
    );
  },
});
