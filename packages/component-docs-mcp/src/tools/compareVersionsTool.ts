import semver from 'semver';
import { z } from 'zod';
import { findInstalled } from '../project/findInstalled';
import type { LanguageSite } from '../site/openSite';
import { compareVersions, type SymbolChanges } from '../versions/compareVersions';
import { publishedComparisons } from '../versions/publishedComparisons';
import { recordedVersions } from '../versions/readVersion';
import { releaseOf } from '../versions/releaseOf';
import { charactersField, cursorField, languageField, packageField, versionField } from './fields';
import { findSymbol } from './findSymbol';
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

/** What to read of a package between whose releases no facts are recorded. */
async function elsewhereText(
  site: LanguageSite,
  name: string,
  range: { from: string | undefined; to: string | undefined },
): Promise<string> {
  const { address, pages } = site.index;
  const published = await publishedComparisons(site, name, range);
  const guides = pages
    .filter(({ path }) => /(?:^|\/)(?:migration|upgrade-)/.test(path) && !path.startsWith('x/'))
    .slice(0, 6)
    .map(({ path }) => `${address}${path}`);
  return [
    `The facts of this tool are those of MUI X packages; of ${name} it has none.`,
    ...(published
      ? [
          `What changed from ${published.from} to ${published.to}: ${published.files.map((file) => `${address}${file}`).join(' ')}`,
        ]
      : []),
    `Guides: ${guides.join(' ')}`,
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
    const project = context.project(Object.keys(index.versions));
    const installed = findInstalled([name], project.packages);
    const own = installed === undefined ? undefined : project.packages[installed]!.version;
    if (!recorded) {
      throw new AnswerError(
        await elsewhereText(site, name, { from: input.from ?? own, to: input.to }),
      );
    }
    const from =
      input.from === undefined ? (own ?? recorded.before ?? recorded.first) : releaseOf(input.from);
    const to = input.to === undefined ? recorded.last : releaseOf(input.to);
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
      const { first } = recorded;
      const advice =
        semver.major(from) === semver.major(first)
          ? `Of its major version, ${first} is the first that is recorded: give that as from.`
          : 'Go one major version at a time.';
      throw new AnswerError(`from (${from}) is not recorded. ${range} ${advice}`);
    }
    const all = compareVersions(index, history, { from, to, recorded, name });
    const wanted =
      input.symbol === undefined
        ? undefined
        : findSymbol(input.symbol, index, { package: name, project }).symbol;
    const changes = wanted ? all.filter(({ symbol }) => symbol === wanted) : all;
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
