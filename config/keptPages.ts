import fs from 'node:fs';
import path from 'node:path';
import { readSnapshot } from '../plugins/page-tree/lib/treeSnapshot';
import { versionFileOf } from '../plugins/page-tree/lib/versionPath';
import { listNodes } from '../src/navigation/rules/tree/pageTree';
import type { DocsInstance } from './page-tree';

/**
 * The pages that a kept version has, in the order of its own tree.
 * @param roots - only those below these top-level nodes
 * @returns addresses as the tree writes them, without the version: `/x/introduction`
 * @throws if the tree of the version is not there
 */
export function keptPages(
  siteDir: string,
  instance: DocsInstance,
  version: string,
  roots?: readonly string[],
): string[] {
  const { tree } = readSnapshot(siteDir, instance, version);
  const own = roots ? tree.filter(({ pathname }) => roots.includes(pathname)) : tree;
  return listNodes(own, version)
    .filter(({ kind }) => kind === 'page')
    .map(({ node }) => node.pathname)
    .filter((pathname) =>
      fs.existsSync(path.join(siteDir, versionFileOf(instance, version, pathname))),
    );
}
