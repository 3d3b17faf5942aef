import fs from 'node:fs';
import path from 'node:path';
import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { parseJson } from '../../support/parseJson';
import { treeFiles, treeFolder } from './treeFiles';

/** The page tree at one moment. */
export interface TreeState {
  /** By docs instance. */
  trees: Record<string, TreeNode[]>;
  /** Translated titles by locale, then by pathname or subheader. */
  titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Why the files as they are now cannot be read; the tree is then the last one that could be. */
  problem?: Error;
}

/** What tells one state of the files from another. */
function signatureOf(files: readonly string[]): string {
  return files
    .map((file) => {
      const state = fs.statSync(file, { throwIfNoEntry: false });
      return `${file} ${state?.size} ${state?.mtimeMs}`;
    })
    .join('\n');
}

/** Reads the files, whatever was read before. @throws if one of them cannot be read */
function readTree(siteDir: string, files: readonly string[]): TreeState {
  // Loaded here: a build never comes here.
  const jiti = require('jiti') as (file: string, options: object) => (id: string) => unknown;
  const load = jiti(path.join(siteDir, 'docusaurus.config.ts'), { requireCache: false });
  const { pageTrees } = load(path.join(siteDir, treeFolder, 'index.ts')) as {
    pageTrees: TreeState['trees'];
  };
  const titles = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [
      path.basename(path.dirname(file)),
      parseJson(path.relative(siteDir, file), fs.readFileSync(file, 'utf8')),
    ]);
  return { trees: pageTrees, titles: Object.fromEntries(titles) as TreeState['titles'] };
}

/**
 * Follows the page tree while a development server runs: its configuration was loaded with the tree of then.
 * @param siteDir - absolute
 * @param begun - the tree as the configuration has it
 * @returns the tree as its files say now. The object is another one only when they have changed
 */
export function followTree(siteDir: string, begun: TreeState): () => TreeState {
  if (process.env.NODE_ENV !== 'development') return () => begun;
  let signature = signatureOf(treeFiles(siteDir));
  let state = begun;
  return () => {
    const files = treeFiles(siteDir);
    const now = signatureOf(files);
    if (now !== signature) {
      signature = now;
      try {
        state = readTree(siteDir, files);
      } catch (error) {
        const problem = error instanceof Error ? error : new Error(String(error));
        state = { ...state, problem };
      }
    }
    return state;
  };
}
