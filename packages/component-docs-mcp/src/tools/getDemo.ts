import { z } from 'zod';
import type { AgentsDemo, AgentsIndex } from '../../../../src/agents/rules/types';
import { resolveVariant } from '../../../../src/sandbox/rules/resolveVariant';
import { findInstalled } from '../project/findInstalled';
import { charactersField, cursorField, languageField } from './fields';
import { nearest } from './nearest';
import { partOf } from './partOf';
import { AnswerError, defineTool } from './types';

const nameOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** The demo of an id, or of its last part if that names one only. */
function findDemo(wanted: string, { demos }: AgentsIndex): AgentsDemo {
  const id = wanted.trim().replace(/\.[jt]sx?$/, '');
  const exact = demos.find((demo) => demo.id === id);
  if (exact) return exact;
  const named = demos.filter((demo) => nameOf(demo.id).toLowerCase() === nameOf(id).toLowerCase());
  if (named.length === 1) return named[0]!;
  if (named.length > 1) {
    throw new AnswerError(
      `Several demos are called "${nameOf(id)}": ${named.map((demo) => demo.id).join(', ')}. Give the whole id.`,
    );
  }
  const near = nearest(
    nameOf(id),
    demos.map((demo) => nameOf(demo.id)),
  );
  throw new AnswerError(
    `There is no demo "${id}".${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''} Ids are in get_page and get_api.`,
  );
}

export const getDemo = defineTool({
  name: 'get_demo',
  title: 'Read a demo',
  description:
    'Gives all files of a demo that runs, in TypeScript or JavaScript and in one of the stylings it has (MUI System, CSS, Tailwind CSS), with the exact versions of the packages that it needs.',
  schema: z.strictObject({
    id: z
      .string()
      .min(1)
      .max(300)
      .describe('Id of the demo, x-docs/react-data-grid/sorting/BasicSorting, or its last part.'),
    code: z.enum(['ts', 'js']).default('ts'),
    styling: z.enum(['system', 'css', 'tailwind']).default('system'),
    language: languageField,
    cursor: cursorField,
    max_characters: charactersField,
  }),
  async run(input, context) {
    const { code, styling, language = context.language } = input;
    const site = await context.open(language);
    const { index } = site;
    const demo = findDemo(input.id, index);
    const source = await site.demo(demo.source);
    let resolved;
    try {
      resolved = resolveVariant(source, styling);
    } catch (error) {
      throw new AnswerError(`${demo.id} cannot be given: ${(error as Error).message}`);
    }
    const { style, variant } = resolved;
    const { dependencies, devDependencies } = variant[code];
    const project = context.project(Object.keys(index.versions));
    const list = (packages: Readonly<Record<string, string>>) =>
      Object.entries(packages).map(([name, version]) => {
        const own = findInstalled([name], project.packages);
        const has = own === undefined ? version : project.packages[own]!.version;
        return `- ${name} ${version}${has === version ? '' : ` (the project has ${own === name ? has : `${own} ${has}`})`}`;
      });
    const files = variant.files.flatMap(({ path, code: typed, js }) => {
      if (code === 'ts' || js === undefined) return [{ path, text: typed }];
      // Of a module that holds types only, nothing is left.
      return js === ''
        ? []
        : [{ path: path.replace(/\.tsx?$/, (end) => (end === '.tsx' ? '.jsx' : '.js')), text: js }];
    });
    const fence = (text: string) =>
      '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
    const text = [
      `# ${demo.title} (${nameOf(demo.id)})`,
      [
        `- Page: ${index.address}${demo.page}#${nameOf(demo.id)}`,
        `- Form: ${code === 'ts' ? 'TypeScript' : 'JavaScript'}, ${style}`,
        ...(style === styling
          ? []
          : [`- It has no form in ${styling}; it has ${demo.stylings.join(', ')}`]),
        ...(variant.iconFonts.length > 0 ? [`- Icon fonts: ${variant.iconFonts.join(', ')}`] : []),
      ].join('\n'),
      `## Packages`,
      list(dependencies).join('\n'),
      ...(Object.keys(devDependencies).length > 0
        ? ['For development:', list(devDependencies).join('\n')]
        : []),
      ...files.flatMap((file) => {
        const marks = fence(file.text);
        return [
          `## ${file.path}`,
          `${marks}${file.path.replace(/^.*\./, '')}\n${file.text.trimEnd()}\n${marks}`,
        ];
      }),
    ].join('\n\n');
    return partOf(
      text,
      { tool: 'get_demo', ...input },
      {
        id: demo.id,
        page: demo.page,
        code,
        styling: style,
        stylings: demo.stylings,
        packages: dependencies,
      },
    );
  },
});
