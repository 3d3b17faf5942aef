import path from 'node:path';
import { followTree } from '../plugins/page-tree/lib/followTree';
import { pageTrees } from './page-tree';
import { pageTitles } from './titles';

/** The page tree and its titles as their files say now: in the development server they change while it runs. */
export const currentTree = followTree(path.resolve(__dirname, '..'), {
  trees: pageTrees,
  titles: pageTitles,
});
