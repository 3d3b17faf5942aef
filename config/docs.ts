import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { remarkCode } from '../plugins/code-highlight/remarkCode';
import { remarkDemo } from '../plugins/demos/remarkDemo';
import { remarkPlanHeadings } from '../plugins/page-tree/lib/remarkPlanHeadings';
import { remarkUnwrittenLinks } from '../plugins/page-tree/lib/remarkUnwrittenLinks';
import { isWritten } from '../plugins/page-tree/lib/writtenPages';
import { listNodes } from '../src/navigation/pageTree';
import { env } from './env';
import { pageTrees } from './page-tree';

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
      remarkUnwrittenLinks,
      {
        isNamed: (pathname: string) => named.has(pathname),
        isWritten: (pathname: string) => isWritten(siteDir, pathname),
      },
    ],
  ],
  remarkPlugins: [[remarkDemo, { siteDir }], remarkCode],
  ...(env.repositoryUrl && {
    editUrl: ({ versionDocsDirPath, docPath }) =>
      `${env.repositoryUrl}/edit/main/${versionDocsDirPath}/${docPath}`,
  }),
} satisfies DocsOptions;
