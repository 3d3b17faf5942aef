import { z } from 'zod';
import { languageField } from './fields';
import { defineTool } from './types';

export const listProducts = defineTool({
  name: 'list_products',
  title: 'List products and versions',
  description:
    'Lists the documented products with their packages, versions, first pages and lists of pages, and which of the packages the project has, in which version.',
  schema: z.strictObject({ language: languageField }),
  async run({ language: wanted }, context) {
    const { index } = await context.open(wanted ?? context.language);
    const project = context.project(Object.keys(index.versions));
    const count = (id: string) => index.pages.filter(({ product }) => product === id).length;
    const products = index.products.map(
      ({ id, name, home, package: npm, version, llms }) =>
        `- **${name}** (id ${id}): ${npm} ${version}, ${count(id)} pages from ${index.address}${home}; all of them: ${llms.map((path) => `${index.address}${path}`).join(' ')}`,
    );
    const own = Object.entries(index.versions).map(([name, version]) => {
      const installed = Object.hasOwn(project.packages, name) ? project.packages[name] : undefined;
      return `- ${name} ${version}: ${
        installed
          ? `the project has ${installed.version}${installed.isRange ? ' or later' : ''} (${installed.file})`
          : Object.hasOwn(project.unknown, name)
            ? `the project has it; ${project.unknown[name]} does not say in which version`
            : 'not in the project'
      }`;
    });
    return {
      text: [
        '## Products',
        products.join('\n'),
        '## Packages',
        own.join('\n'),
        ...(project.problems.length > 0
          ? [`Of the project: ${project.problems.slice(0, 5).join('; ')}`]
          : []),
      ].join('\n\n'),
      data: {
        products: index.products.map(({ id, name, package: npm, version }) => ({
          id,
          name,
          package: npm,
          version,
        })),
        installed: Object.fromEntries(
          Object.entries(project.packages).map(([name, { version }]) => [name, version]),
        ),
      },
    };
  },
});
