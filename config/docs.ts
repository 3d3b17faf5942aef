import fs from 'node:fs';
import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { remarkApi } from '../plugins/api-reference/remarkApi';
import { remarkCode } from '../plugins/code-highlight/remarkCode';
import { remarkDemo } from '../plugins/demos/remarkDemo';
import { remarkPlanHeadings } from '../plugins/page-tree/lib/remarkPlanHeadings';
import { remarkUnwrittenLinks } from '../plugins/page-tree/lib/remarkUnwrittenLinks';
import { remarkVersionLinks } from '../plugins/page-tree/lib/remarkVersionLinks';
import { isWritten } from '../plugins/page-tree/lib/writtenPages';
import { listNodes } from '../src/navigation/pageTree';
import { env } from './env';
import { pageTrees, type DocsInstance } from './page-tree';
import { cutVersions, mainPackages, versionsTable } from './versions';

const siteDir = path.resolve(__dirname, '..');

const named = new Set(
  Object.entries(pageTrees).flatMap(([name, tree]) =>
    listNodes(tree, name).map(({ node }) => node.pathname),
  ),
);

/** What both docs instances have in common. */
export const sharedDocsOptions = {
  include: ['**/*.mdx'],
  admonitions: { keywords: ['note', 'tip', 'warning', 'danger'], extendDefaults: false },
  beforeDefaultRemarkPlugins: [
    remarkPlanHeadings,
    [
      remarkVersionLinks,
      { siteDir, isWritten: (pathname: string) => isWritten(siteDir, pathname) },
    ],
    [
      remarkUnwrittenLinks,
      {
        isNamed: (pathname: string) => named.has(pathname),
        isWritten: (pathname: string) => isWritten(siteDir, pathname),
      },
    ],
  ],
  remarkPlugins: [[remarkDemo, { siteDir }], [remarkApi, { siteDir }], remarkCode],
  ...(env.repositoryUrl && {
    editUrl: ({ versionDocsDirPath, docPath }) =>
      `${env.repositoryUrl}/edit/main/${versionDocsDirPath}/${docPath}`,
  }),
} satisfies DocsOptions;

/**
 * The versions of an instance: the current one at its own address, each cut one in a folder of its name.
 * @param dependencies - of package.json: the current version is that of the instance's main package
 * @throws if `config/documentedVersions.json` and Docusaurus's own list name different versions
 */
export function versionOptions(
  instance: DocsInstance,
  dependencies: Readonly<Record<string, string>>,
): Pick<DocsOptions, 'lastVersion' | 'versions'> {
  const cut = cutVersions(versionsTable, instance);
  const list = instance === 'x' ? 'x_versions.json' : 'versions.json';
  const file = path.join(siteDir, list);
  const listed = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
  if (listed.toSorted().join() !== cut.toSorted().join()) {
    throw new Error(
      `${list} lists ${listed.join(', ') || 'no version'}, and config/documentedVersions.json ${cut.join(', ') || 'none'} for the instance ${instance}. Cut and archive with npm run version:cut and version:archive, which keep both`,
    );
  }
  return {
    lastVersion: 'current',
    versions: {
      current: { label: dependencies[mainPackages[instance]] ?? 'current' },
      // The notice on its pages is the site's own.
      ...Object.fromEntries(cut.map((version) => [version, { label: version, banner: 'none' }])),
    },
  };
}
