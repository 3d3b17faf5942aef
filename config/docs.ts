import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { remarkApi } from '../plugins/api-reference/remarkApi';
import { remarkCode } from '../plugins/code-highlight/remarkCode';
import { remarkDemo } from '../plugins/demos/remarkDemo';
import { remarkFrozenLinks } from '../plugins/frozen-versions/remarkFrozenLinks';
import { remarkPlanHeadings } from '../plugins/page-tree/lib/remarkPlanHeadings';
import { remarkTocMarks } from '../plugins/page-tree/lib/remarkTocMarks';
import { remarkUnwrittenLinks } from '../plugins/page-tree/lib/remarkUnwrittenLinks';
import { remarkVersionLinks } from '../plugins/page-tree/lib/remarkVersionLinks';
import { remarkTranslation } from '../plugins/translation/remarkTranslation';
import { isWritten } from '../plugins/page-tree/lib/writtenPages';
import { listNodes } from '../src/navigation/rules/tree/pageTree';
import { currentTree } from './currentTree';
import { editAddress } from './editAddress';
import { env } from './env';
import { freezing } from './freezing';
import { frozenRoots } from './linkedVersions';
import type { DocsInstance } from './page-tree';
import { checkVersionFiles } from './versionFiles';
import { cutVersions, mainPackages, versionsTable } from './versions';

const siteDir = path.resolve(__dirname, '..');

let named: { state: object; pathnames: Set<string> } | undefined;

/** Whether the page tree, as it is now, names a page. */
function isNamed(pathname: string): boolean {
  const state = currentTree();
  if (named?.state !== state) {
    const nodes = Object.entries(state.trees).flatMap(([name, tree]) => listNodes(tree, name));
    named = { state, pathnames: new Set(nodes.map(({ node }) => node.pathname)) };
  }
  return named.pathnames.has(pathname);
}

/** What both docs instances have in common. */
export const sharedDocsOptions = {
  include: ['**/*.mdx'],
  admonitions: { keywords: ['note', 'tip', 'warning', 'danger'], extendDefaults: false },
  beforeDefaultRemarkPlugins: [
    // First: what it puts onto a page goes through all the others.
    [remarkTranslation, { siteDir }],
    remarkPlanHeadings,
    [
      remarkVersionLinks,
      { siteDir, isWritten: (pathname: string) => isWritten(siteDir, pathname) },
    ],
    [
      remarkUnwrittenLinks,
      {
        isNamed,
        isWritten: (pathname: string) => isWritten(siteDir, pathname),
        siteDir,
      },
    ],
    [remarkFrozenLinks, { roots: frozenRoots }],
  ],
  remarkPlugins: [remarkTocMarks, [remarkDemo, { siteDir }], [remarkApi, { siteDir }], remarkCode],
  ...(env.repositoryUrl && {
    editUrl: editAddress(siteDir, env.repositoryUrl),
  }),
} satisfies DocsOptions;

/**
 * The versions of an instance: the current one at its own address, each cut one in a folder of its name.
 * @param dependencies - of package.json: the current version is that of the instance's main package
 * @throws if `config/documentedVersions.json` and Docusaurus's own list name different versions, or something of one is missing
 */
export function versionOptions(
  instance: DocsInstance,
  dependencies: Readonly<Record<string, string>>,
): Pick<DocsOptions, 'lastVersion' | 'versions' | 'onlyIncludeVersions'> {
  const cut = cutVersions(versionsTable, instance);
  checkVersionFiles(siteDir, instance, cut);
  if (freezing) {
    const { version } = freezing;
    return {
      onlyIncludeVersions: [version],
      // Docusaurus demands that it is among them, and puts it at the root unless told otherwise.
      lastVersion: version,
      versions: { [version]: { label: version, banner: 'none', path: version } },
    };
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
