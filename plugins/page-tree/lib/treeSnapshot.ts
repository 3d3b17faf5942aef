import fs from 'node:fs';
import path from 'node:path';
import {
  listNodes,
  treeProblems,
  type TreeNode,
} from '../../../src/navigation/rules/tree/pageTree';
import { parseJson } from '../../support/parseJson';
import { readText } from '../../support/readText';
import { versionFolder } from './versionPath';

/** The page tree of an instance as it was when a version was cut, beside the pages of that version. */
export interface TreeSnapshot {
  tree: TreeNode[];
  /** Translated titles by locale, then by pathname or subheader; only those of the tree's nodes. */
  titles: Record<string, Record<string, string>>;
}

/** Takes the snapshot: the tree with its badges, and of the titles those of its nodes. */
export function makeSnapshot(tree: TreeNode[], titles: TreeSnapshot['titles']): TreeSnapshot {
  const named = listNodes(tree, 'tree').flatMap(({ node }) =>
    node.subheader === undefined ? [node.pathname] : [node.pathname, node.subheader],
  );
  return {
    tree,
    titles: Object.fromEntries(
      Object.entries(titles).map(([locale, byPath]) => [
        locale,
        Object.fromEntries(
          named.flatMap((key) => (byPath[key] === undefined ? [] : [[key, byPath[key]] as const])),
        ),
      ]),
    ),
  };
}

/** The file of a snapshot, relative to the site. Its name begins with `_`, so that Docusaurus passes it over. */
export function snapshotFile(instance: 'default' | 'x', version: string): string {
  return `${versionFolder(instance, version)}/_tree.json`;
}

/**
 * Reads the snapshot of a cut version as it is, and what is wrong with it.
 * @throws if it is not there, or cannot be read
 */
export function examineSnapshot(
  siteDir: string,
  instance: 'default' | 'x',
  version: string,
): { snapshot: TreeSnapshot; problems: string[] } {
  const file = snapshotFile(instance, version);
  const full = path.join(siteDir, file);
  if (!fs.existsSync(full)) {
    throw new Error(
      `${file} is not there: the page tree of version ${version}. Restore it from the commit that cut the version, or archive the version`,
    );
  }
  const content = parseJson(file, readText(full, file)) as Partial<TreeSnapshot> | null;
  const { tree, titles } = content ?? {};
  const problems = Array.isArray(tree) ? treeProblems({ tree }) : ['tree is no list'];
  if (titles === null || typeof titles !== 'object') problems.push('titles is no object');
  return { snapshot: { tree: tree!, titles: titles! }, problems };
}

/**
 * Reads the snapshot of a cut version.
 * @throws if it is not there, or no valid tree
 */
export function readSnapshot(
  siteDir: string,
  instance: 'default' | 'x',
  version: string,
): TreeSnapshot {
  const { snapshot, problems } = examineSnapshot(siteDir, instance, version);
  if (problems.length > 0) {
    const file = snapshotFile(instance, version);
    throw new Error(`${file} is no page tree:\n  ${problems.join('\n  ')}`);
  }
  return snapshot;
}

/**
 * Reads each snapshot once. Cut versions do not change while a site is built.
 * @returns as `readSnapshot`
 */
export function snapshotReader(
  siteDir: string,
): (instance: 'default' | 'x', version: string) => TreeSnapshot {
  const known = new Map<string, TreeSnapshot>();
  return (instance, version) => {
    const key = snapshotFile(instance, version);
    const snapshot = known.get(key) ?? readSnapshot(siteDir, instance, version);
    known.set(key, snapshot);
    return snapshot;
  };
}
