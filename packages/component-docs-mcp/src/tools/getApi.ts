import { z } from 'zod';
import { apiText } from '../render/apiText';
import { findInstalled } from '../project/findInstalled';
import { importLine } from '../versions/importLine';
import { packagesOf } from '../versions/packagesOf';
import { readVersion } from '../versions/readVersion';
import { standIns } from '../search/standIns';
import {
  charactersField,
  cursorField,
  languageField,
  packageField,
  queryField,
  versionField,
} from './fields';
import { findSymbol } from './findSymbol';
import { nearest } from './nearest';
import { partOf } from './partOf';
import { AnswerError, defineTool } from './types';

export const getApi = defineTool({
  name: 'get_api',
  title: 'Read the API of a symbol',
  description:
    'Gives the import line, props (inherited ones included), slots, CSS classes, members or events of a component, hook or interface, for the version that the project has installed or the one that is asked for: since when, deprecated since when, what is newer. With query or members, the others by name only.',
  schema: z.strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .describe('Name of the symbol: DataGridPro, useGridApiRef, GridColDef.'),
    query: queryField(
      'What is wanted of it, in a sentence: shows the members that fit.',
    ).optional(),
    members: z
      .array(z.string().min(1).max(120))
      .min(1)
      .max(40)
      .optional()
      .describe('Names of props, slots or members that are wanted in any case.'),
    package: packageField.optional(),
    version: versionField.optional(),
    language: languageField,
    cursor: cursorField,
    max_characters: charactersField,
  }),
  async run(input, context) {
    const { language = context.language } = input;
    const site = await context.open(language);
    const { index } = site;
    const project = context.project(Object.keys(index.versions));
    const { symbol, others } = findSymbol(input.name, index, { package: input.package, project });
    const [page, history] = await Promise.all([site.model(symbol.model), site.history()]);
    const packages = [
      ...new Set([symbol.package, ...page.model.imports.map((each) => each.package)]),
    ];
    const reading = readVersion(input.package === undefined ? packages : [input.package], {
      project,
      documented: index.versions,
      history,
      asked: input.version,
    });
    const facts = Object.hasOwn(history.pages, symbol.tree)
      ? history.pages[symbol.tree]
      : undefined;
    const known = [
      ...Object.values(symbol.rows).flatMap((rows) => rows.map(({ name }) => name)),
      ...(symbol.inherits ?? []).flatMap(({ names }) => names),
      ...(reading.state === 'before' ? (facts?.changes?.removed ?? []) : []).map(
        ({ name }) => name,
      ),
    ];
    const lower = new Set(known.map((name) => name.toLowerCase()));
    const missing = (input.members ?? []).filter((name) => !lower.has(name.toLowerCase()));
    if (missing.length > 0 && missing.length === input.members?.length) {
      throw new AnswerError(
        `${symbol.name} has no ${missing.map((name) => `"${name}"`).join(', ')} at ${reading.documented}. Leave members out to see what it has.`,
      );
    }
    const text = apiText(page, {
      importLine: importLine(
        symbol,
        input.package ?? findInstalled(packagesOf(symbol), project.packages),
      ),
      address: `${index.address}${symbol.path}`,
      reading,
      history: facts,
      missing: missing.map((name) => ({ name, near: nearest(name, known, 3) })),
      query: input.query,
      others: input.query === undefined ? [] : standIns(await site.names(), input.query).words,
      members: input.members,
    });
    const also =
      others.length > 0
        ? `\n\nAlso called ${symbol.name}: ${others.map((other) => `in ${other.package} (${index.address}${other.path})`).join(', ')}. Give package to read that one.`
        : '';
    return partOf(
      text + also,
      { tool: 'get_api', ...input, at: reading.version },
      {
        name: symbol.name,
        package: reading.package,
        version: reading.version,
        documented: reading.documented,
        state: reading.state,
        path: symbol.path,
      },
    );
  },
});
