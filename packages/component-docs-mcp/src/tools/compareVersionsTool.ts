import semver from 'semver';
import { z } from 'zod';
import { compareVersions, type SymbolChanges } from '../versions/compareVersions';
import { recordedVersions } from '../versions/readVersion';
import { charactersField, cursorField, languageField, packageField, versionField } from './fields';
import { partOf } from './partOf';
import { AnswerError, defineTool } from './types';

const code = (text: string) => `\`${text}\``;

function changesText(change: SymbolChanges): string {
  const { symbol, isNew, added, deprecated, removed, retyped, redefaulted } = change;
  const line = (label: string, items: readonly string[]) =>
    items.length > 0 ? [`- ${label}: ${items.join(', ')}`] : [];
  return [
    `## ${symbol.name}${symbol.plan ? ` (${symbol.plan})` : ''}`,
    '',
    ...(isNew === undefined ? [] : [`- New in ${isNew}`]),
    ...line(
      'Added',
      added.map(({ name, since }) => (since ? `${code(name)} (${since})` : code(name))),
    ),
    ...line(
      'Deprecated',
      deprecated.map(({ name, since }) => `${code(name)} (${since})`),
    ),
    ...line(
      'Removed',
      removed.map(({ name, type }) => `${code(name)} (was ${code(type)})`),
    ),
    ...line(
      'Other type',
      retyped.map(({ name, before, after }) => `${code(name)} (${code(before)} → ${code(after)})`),
    ),
    ...line(
      'Other default',
      redefaulted.map(
        ({ name, before, after }) => `${code(name)} (${before ?? '–'} → ${after ?? '–'})`,
      ),
    ),
  ].join('\n');
}

export const compareVersionsTool = defineTool({
  name: 'compare_versions',
  title: 'Compare two versions of a package',
  description:
    'Lists what was added, deprecated, removed or typed otherwise between two versions of a MUI X package, by component and interface. Recorded are the releases of the documented major version and the last one of the major before.',
  schema: z.strictObject({
    package: packageField,
    from: versionField
      .optional()
      .describe('The earlier version; by default the one of the project.'),
    to: versionField.optional().describe('The later version; by default the documented one.'),
    symbol: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .optional()
      .describe('Only this component or interface.'),
    language: languageField,
    cursor: cursorField,
    max_characters: charactersField,
  }),
  async run(input, context) {
    const { package: name, language = context.language } = input;
    const site = await context.open(language);
    const { index } = site;
    if (!Object.hasOwn(index.versions, name)) {
      throw new AnswerError(
        `${name} is not documented here. Packages: ${Object.keys(index.versions).join(', ')}.`,
      );
    }
    const history = await site.history();
    const recorded = recordedVersions(history, name);
    if (!recorded) {
      const guides = index.pages
        .filter(({ path }) => /(?:^|\/)(?:migration|upgrade-)/.test(path) && !path.startsWith('x/'))
        .map(({ path }) => `${index.address}${path}`);
      throw new AnswerError(
        `The releases of ${name} are not recorded, only those of MUI X packages. Read the guides instead: ${guides.slice(0, 6).join(' ')}`,
      );
    }
    const project = context.project(Object.keys(index.versions));
    const own = Object.hasOwn(project.packages, name) ? project.packages[name]!.version : undefined;
    const release = (text: string) => semver.coerce(text)!.version;
    const from =
      input.from === undefined ? (own ?? recorded.before ?? recorded.first) : release(input.from);
    const to = input.to === undefined ? recorded.last : release(input.to);
    const range = `Recorded are ${recorded.before ? `${recorded.before}, the last of its major, and ` : ''}${recorded.first} to ${recorded.last}.`;
    if (semver.gte(from, to)) {
      throw new AnswerError(`from (${from}) is not earlier than to (${to}). ${range}`);
    }
    if (semver.gt(to, recorded.last) || semver.lt(to, recorded.first)) {
      throw new AnswerError(`to (${to}) is not recorded. ${range}`);
    }
    const { before } = recorded;
    const isAcross = semver.lt(from, recorded.first);
    if (isAcross && (before === undefined || semver.major(from) !== semver.major(before))) {
      throw new AnswerError(
        `from (${from}) is not recorded. ${range} Go one major version at a time.`,
      );
    }
    const all = compareVersions(index, history, { from, to, recorded, name });
    const wanted = input.symbol?.toLowerCase();
    const changes =
      wanted === undefined ? all : all.filter(({ symbol }) => symbol.name.toLowerCase() === wanted);
    if (wanted !== undefined && !index.symbols.some((one) => one.name.toLowerCase() === wanted)) {
      throw new AnswerError(`There is no symbol "${input.symbol}". Find it with search.`);
    }
    const guides = index.pages
      .filter(({ path }) => path.startsWith('x/migration/') && path !== 'x/migration/')
      .filter(
        ({ path }) =>
          path.includes(name.replace(/^@mui\/x-|-(?:pro|premium)$/g, '')) &&
          path.endsWith(`-v${semver.major(from)}/`),
      )
      .map(({ path }) => `${index.address}${path}`);
    const text = [
      `# ${name}: ${from} to ${to}`,
      isAcross
        ? `What the major version before had is what ${before} had; changes of types and defaults are those up to ${recorded.last}. ${range}`
        : `Within a major version nothing is removed. ${range}`,
      ...(isAcross && guides.length > 0 ? [`Guides: ${guides.join(' ')}`] : []),
      ...(changes.length > 0 ? changes.map(changesText) : ['Nothing that is recorded changed.']),
    ].join('\n\n');
    return partOf(
      text,
      { tool: 'compare_versions', ...input, from, to },
      {
        package: name,
        from,
        to,
        changed: changes.length,
      },
    );
  },
});
