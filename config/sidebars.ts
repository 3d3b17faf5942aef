import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { toSidebars } from '../plugins/page-tree/lib/toSidebars';
import { isWritten } from '../plugins/page-tree/lib/writtenPages';
import { env } from './env';
import { pageTrees, type DocsInstance } from './page-tree';
import { products, wholeTrees } from './products';
import { pageTitles } from './titles';

const siteDir = path.resolve(__dirname, '..');

/** The sidebars of one docs instance in the language being built, derived from the page tree. */
export function sidebarsOf(instance: DocsInstance): SidebarsConfig {
  return toSidebars({
    trees: pageTrees,
    products,
    instance,
    isWritten: (pathname) => isWritten(siteDir, pathname),
    titles: pageTitles[env.locale] ?? {},
    isWhole: wholeTrees.includes(instance),
  }) as SidebarsConfig;
}
