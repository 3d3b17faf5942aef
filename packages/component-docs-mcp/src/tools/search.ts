import { z } from 'zod';
import { markdownPath } from '../../../../src/agents/rules/paths';
import type { AgentsRowKind, AgentsSymbol } from '../../../../src/agents/rules/types';
import { keepPromise } from '../../../../src/ui/rules/keepPromise';
import { findInstalled } from '../project/findInstalled';
import { sectionGist } from '../render/sectionGist';
import { splitSections } from '../render/splitSections';
import { askSite } from '../search/askSite';
import { importLine } from '../versions/importLine';
import { packagesOf } from '../versions/packagesOf';
import { charactersField, cursorField, languageField, queryField } from './fields';
import { partOf } from './partOf';
import { newerThan } from './newerThan';
import { AnswerError, defineTool } from './types';

const rowKinds: Readonly<Record<string, AgentsRowKind>> = {
  prop: 'prop',
  slot: 'slot',
  class: 'class',
  member: 'member',
  method: 'member',
  event: 'event',
  selector: 'selector',
};

export const search = defineTool({
  name: 'search',
  title: 'Search the documentation',
  description:
    'Finds guides, headings, components, hooks, props, slots, CSS classes, methods and events of Material UI, MUI System and MUI X (Data Grid, Date Pickers, Charts, Tree View). Takes a name ("rowSelectionModel", "<DatePicker>", "prop: Button") or a sentence about what is wanted. Read a result with get_page (guides) or get_api (symbols).',
  schema: z.strictObject({
    query: queryField('A name, or what is wanted in a sentence; up to 400 characters.'),
    language: languageField,
    product: z
      .string()
      .regex(/^[a-z][a-z-]{0,40}$/)
      .optional()
      .describe('Id of a product, from list_products: material-ui, system, x-data-grid, …'),
    kind: z.enum(['guide', 'api']).optional().describe('Guides only, or the API reference only.'),
    limit: z.int().min(1).max(50).default(8).describe('Results at most, 1 to 50.'),
    cursor: cursorField,
    max_characters: charactersField,
  }),
  async run(input, context) {
    const { query, language = context.language, product, kind, limit } = input;
    const site = await context.open(language);
    const { index } = site;
    const ids = index.products.map(({ id }) => id);
    if (product !== undefined && !ids.includes(product)) {
      throw new AnswerError(`There is no product "${product}". Products: ${ids.join(', ')}.`);
    }
    const found = (await askSite(site, { query, product, kind })).slice(0, limit);
    if (found.length === 0) {
      return {
        text: `Nothing answers "${query}". Try fewer or other words, an English name, or list_products.`,
        data: { results: [] },
      };
    }
    const pages = new Map(index.pages.map((page) => [page.path, page]));
    const symbols = new Map(index.symbols.map((symbol) => [symbol.path, symbol]));
    const project = context.project(Object.keys(index.versions));
    const results = found.map((item) => {
      const symbol = symbols.get(item.path);
      const row = symbol?.rows[rowKinds[item.kind] ?? 'prop']?.find(
        ({ name }) => name === item.title,
      );
      const newer =
        symbol && row?.since ? newerThan(symbol.package, row.since, project) : undefined;
      return { item, page: pages.get(item.path), symbol, row, newer };
    });
    // What a heading leads to is told by its section, and not by the page that ten others are on, too.
    const read = new Map<string, Promise<string>>();
    const gists = await Promise.all(
      results.map(async ({ item, page, symbol }) => {
        if (symbol || !page || item.anchor === '') return '';
        try {
          const sections = splitSections(
            await keepPromise(read, page.path, () => site.read(markdownPath(page.path))),
            page.headings,
          );
          return sectionGist(sections.find(({ id }) => id === item.anchor)?.text ?? '');
        } catch {
          return '';
        }
      }),
    );
    const importOf = (symbol: AgentsSymbol) =>
      importLine(symbol, findInstalled(packagesOf(symbol), project.packages));
    const lines = results.map(({ item, page, symbol, row, newer }, at) => {
      const address = `${index.address}${item.anchor ? `${item.path}#${item.anchor}` : item.path}`;
      const of = item.anchor ? ` – ${item.pageTitle}` : '';
      const marks = [
        item.kind,
        item.product,
        item.plan === 'community' ? '' : item.plan,
        item.isOld ? 'deprecated or legacy' : '',
        row?.isDeprecated
          ? `deprecated${row.deprecatedSince ? ` since ${row.deprecatedSince}` : ''}`
          : '',
        row?.since ? `since ${row.since}` : '',
        newer ? `newer than the project's ${newer}` : '',
      ].filter(Boolean);
      const facts = row?.type
        ? `\`${row.type}\``
        : symbol
          ? [symbol.import && `\`${importOf(symbol)}\``, `get_api name "${symbol.name}"`]
              .filter(Boolean)
              .join(', ')
          : gists[at] || (page?.about ?? '');
      return `${at + 1}. **${item.title}**${of} (${marks.join(', ')})\n   ${address}\n   ${facts}`;
    });
    // The symbols that the demos of the guides found use: what get_api is asked for next.
    const guides = new Set(
      results
        .filter(({ symbol }) => !symbol)
        .map(({ item }) => item.path)
        .slice(0, 3),
    );
    const counts = new Map<string, number>();
    const everywhere = new Map<string, number>();
    for (const demo of index.demos)
      for (const name of demo.uses ?? []) {
        everywhere.set(name, (everywhere.get(name) ?? 0) + 1);
        if (guides.has(demo.page)) counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    // What half of all demos use tells nothing of these.
    const telling = ([name, count]: [string, number]) =>
      count * Math.log(index.demos.length / everywhere.get(name)!);
    const uses = [...counts]
      .toSorted((a, b) => telling(b) - telling(a))
      .slice(0, 8)
      .map(([name]) => name);
    const text = [
      lines.join('\n'),
      ...(uses.length > 0 ? [`Used in the demos of these guides: ${uses.join(', ')}`] : []),
      `Versions: ${index.products
        .filter(({ id }) => results.some(({ item }) => item.product === id))
        .map(({ package: name, version }) => {
          const own = findInstalled([name], project.packages);
          if (own === undefined) return `${name} ${version}`;
          const has = project.packages[own]!.version;
          return `${name} ${version} (project: ${own === name ? has : `${own} ${has}`})`;
        })
        .join(', ')}`,
    ].join('\n\n');
    return partOf(
      text,
      { tool: 'search', ...input },
      {
        results: results.map(({ item, symbol }) => ({
          kind: item.kind,
          title: item.title,
          path: item.path,
          ...(item.anchor && { anchor: item.anchor }),
          ...(symbol && { symbol: symbol.name }),
          markdown: `${index.address}${markdownPath(item.path)}`,
        })),
        uses,
      },
    );
  },
});
