import { createHash } from 'node:crypto';
import { markdownPath } from '../../../../src/agents/rules/paths';
import type { AgentsIndex, AgentsPage } from '../../../../src/agents/rules/types';
import type { ApiHistory } from '../../../../src/api/rules/types';

/** A skill as https://agentskills.io/specification has it: a name, when to use it, and what to do. */
interface Skill {
  name: string;
  description: string;
  body: string;
}

const folder = '.well-known/agent-skills';
/** Where clients look that follow version 0.1.0 of the discovery. */
const oldFolder = '.well-known/skills';

/** The draft that the index follows: https://github.com/cloudflare/agent-skills-discovery-rfc */
const discoverySchema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Removed members that the skill names; all of them stand on the pages of the reference. */
const mostRemoved = 30;

const code = (text: string) => `\`${text}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const isGuide = ({ path }: AgentsPage): boolean => !/(^|\/)(api-docs|api)\//.test(path);

/** The four skills, from what the index of the default language holds. */
function skillsOf(index: AgentsIndex, history: ApiHistory): Skill[] {
  const { address, products, pages, symbols, versions } = index;
  const current = pages.filter(({ docs }) => docs === undefined);
  const at = (path: string) => `${address}${markdownPath(path)}`;
  const links = (isWanted: (page: AgentsPage) => boolean) =>
    current
      .filter((page) => isGuide(page) && isWanted(page))
      .map(({ title, path, about }) => `- [${title}](${at(path)}): ${about}`)
      .join('\n');
  const below = (...folders: readonly string[]) =>
    links(({ path }) => folders.some((one) => path.startsWith(one)));
  const productTable = table(
    ['Product', 'Package', 'Version', 'Pages'],
    products.map(({ name, package: npm, version, llms }) => [
      name,
      code(npm),
      version,
      llms.map((path) => `${address}${path}`).join(' '),
    ]),
  );
  const read =
    'Every page is Markdown at its address with `.md` in place of the last slash. ' +
    `What the site holds is listed in ${address}agents/index.json.`;
  const components = products
    .map(({ id, name }) => {
      const homes = new Set(
        current.filter(({ product }) => product === id).map(({ path }) => path),
      );
      const names = symbols
        .filter(
          ({ kind, path, isDeprecated }) =>
            kind === 'component' && homes.has(path) && !isDeprecated,
        )
        .map((each) => (each.plan ? `${each.name} (${each.plan})` : each.name));
      return names.length > 0 ? `- **${name}**: ${names.join(', ')}` : '';
    })
    .filter(Boolean)
    .join('\n');
  const paid = Object.keys(versions).filter((name) => /-(?:pro|premium)$/.test(name));
  const removed = Object.entries(history.pages).flatMap(([pathname, { changes }]) => {
    const symbol = symbols.find(({ tree, docs }) => tree === pathname && docs === undefined);
    const names = changes?.removed.map(({ name }) => code(name)) ?? [];
    return symbol && names.length > 0 ? [`- ${code(symbol.name)}: ${names.join(', ')}`] : [];
  });
  const compared = Object.entries(history.packages ?? {}).flatMap(
    ([name, { first, last, before }]) =>
      before === undefined ? [] : [[code(name), before, first, last]],
  );
  return [
    {
      name: 'mui-choose-component',
      description:
        'Chooses the component of Material UI or MUI X for a piece of an interface, with its package, plan and documentation page. Use it before writing React code with @mui packages, or when asked which component fits.',
      body: `# Choose a component

1. Name what the user does on the screen: choose one of many, edit rows, pick a range of dates, read a trend.
2. Find the component in the lists below. Where two fit, take the one of the lower plan.
3. Read its guide and its API page before writing code. Do not use a prop that is not in the API page of the installed version.
4. Say which plan the component needs: Pro and Premium packages are used under a license.

${read}

## Products

${productTable}

## Components

${components}`,
    },
    {
      name: 'mui-install',
      description:
        'Installs Material UI, MUI System or MUI X in a React project with matching versions, peer dependencies and providers. Use it when an @mui package is missing, does not resolve, or versions do not fit together.',
      body: `# Install

1. Read \`package.json\` and the lockfile first. Keep the major version that is there; do not upgrade without being asked.
2. Packages of one product go together: \`@mui/x-data-grid\`, \`-pro\` and \`-premium\` have one version.
3. \`@emotion/react\` and \`@emotion/styled\` are peer dependencies of \`@mui/material\`.
4. Date pickers need a date library and a \`LocalizationProvider\` with its adapter.
5. ${paid.map(code).join(', ')} need a license key in production.

## Documented versions

${table(
  ['Package', 'Version'],
  Object.entries(versions).map(([name, version]) => [code(name), version]),
)}

## Pages

${links(({ path }) => /(^|\/)(installation|quickstart|licensing|nextjs)\/$|^getting-started\/usage\/$/.test(path))}`,
    },
    {
      name: 'mui-style-component',
      description:
        'Styles components of Material UI and MUI X: the sx prop, the theme, slots, global classes, dark mode, CSS variables, plain CSS or Tailwind CSS. Use it when an @mui component has to look or behave differently.',
      body: `# Style a component

Take the first way that reaches far enough:

1. One place: the \`sx\` prop.
2. An inner part: a key of \`slotProps\` or a global class, both listed on the API page of the component.
3. The same in several places: \`styled()\` around the component.
4. Everywhere: \`components\` of \`createTheme\`, with the name that the API page gives.
5. Another part in place of one: \`slots\`.

Demos of many pages have forms in plain CSS and Tailwind CSS: the page's address with \`.css.md\` or \`.tailwind.md\`.

## Pages

${below('customization/', 'system/')}`,
    },
    {
      name: 'mui-migrate',
      description:
        'Moves code that uses Material UI or MUI X to another version: finds what was removed, renamed or deprecated and the guide of the step. Use it when upgrading @mui packages or when code uses props that no longer exist.',
      body: `# Migrate

1. Find the installed version in the lockfile and the wanted one. Go one major version at a time.
2. Read the guide of the step and run its codemods first.
3. Search the code for what was removed, below, and for props that the API pages mark as deprecated.
4. Compile, run the tests, and compare what is on the screen.

## Guides

${links(({ path }) => /(^|\/)migration|(^|\/)upgrade-/.test(path))}

## Compared releases

${table(['Package', 'Last of the major before', 'First', 'Documented'], compared)}

## Removed since the major before

${removed.slice(0, mostRemoved).join('\n')}${
        removed.length > mostRemoved
          ? `\n- and of ${removed.length - mostRemoved} more, on the API page of each.`
          : ''
      }`,
    },
  ];
}

/**
 * Makes a folder of skills for programs that write code, with the indexes by which they are found.
 * @param index - of the default language
 * @returns texts by path, relative to the address of the site
 */
export function skillFiles(index: AgentsIndex, history: ApiHistory): Record<string, string> {
  const files: Record<string, string> = {};
  const skills = skillsOf(index, history).map(({ name, description, body }) => {
    const text = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${body.trim()}\n`;
    files[`${folder}/${name}/SKILL.md`] = text;
    files[`${oldFolder}/${name}/SKILL.md`] = text;
    const digest = createHash('sha256').update(text).digest('hex');
    return { name, description, digest };
  });
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  files[`${folder}/index.json`] = json({
    $schema: discoverySchema,
    skills: skills.map(({ name, description, digest }) => ({
      name,
      type: 'skill-md',
      description,
      url: `${name}/SKILL.md`,
      digest: `sha256:${digest}`,
    })),
  });
  files[`${oldFolder}/index.json`] = json({
    skills: skills.map(({ name, description }) => ({ name, description, files: ['SKILL.md'] })),
  });
  return files;
}
