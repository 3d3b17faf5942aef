import type { ApiModel } from '../../../src/api/rules/types';
import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { versionFolder } from '../../page-tree/lib/versionPath';
import { collectDemos } from './demos/collectDemos';
import { indexDemos } from './demos/indexDemos';
import type { DemoIndex } from './demos/types';

interface Options {
  siteDir: string;
  /** `current`, or the name of a cut version. */
  version: string;
  trees: Partial<Record<'default' | 'x', TreeNode[]>>;
  models: readonly ApiModel[];
}

const currentFolders = { default: 'docs', x: 'x-docs' } as const;

/** Which demos of a docs version touch which of its API, both ways. */
export function findDemos({ siteDir, version, trees, models }: Options): DemoIndex {
  const folders = (Object.entries(trees) as ['default' | 'x', TreeNode[]][]).map(
    ([instance, tree]) => ({
      folder: version === 'current' ? currentFolders[instance] : versionFolder(instance, version),
      tree,
    }),
  );
  return indexDemos(models, collectDemos({ siteDir, folders }));
}
