import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../plugins/support/parseJson';
import { readSnapshot } from '../plugins/page-tree/lib/treeSnapshot';
import { versionFileOf } from '../plugins/page-tree/lib/versionPath';
import { listNodes } from '../src/navigation/rules/tree/pageTree';
import type { DocsInstance } from './page-tree';

interface SidebarItem {
  type: string;
  /** Address as the tree writes it. */
  key?: string;
  items?: SidebarItem[];
}

/** The addresses of all pages that sidebars list. */
const listed = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({ type, key, items: inner = [] }) => [
    ...(type === 'doc' && key !== undefined ? [key] : []),
    ...listed(inner),
  ]);

/**
 * Pages that a kept version had when it was cut, by its sidebars: those of the API reference are no files before a build has compiled
 * them, and a build is configured before that.
 */
function pagesAtCut(siteDir: string, instance: DocsInstance, version: string): Set<string> {
  const prefix = instance === 'x' ? 'x_' : '';
  const file = `${prefix}versioned_sidebars/version-${version}-sidebars.json`;
  const full = path.join(siteDir, file);
  if (!fs.existsSync(full)) return new Set();
  const sidebars = parseJson(file, fs.readFileSync(full, 'utf8')) as Record<string, SidebarItem[]>;
  return new Set(Object.values(sidebars).flatMap(listed));
}

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
  const atCut = pagesAtCut(siteDir, instance, version);
  return listNodes(own, version)
    .filter(({ kind }) => kind === 'page')
    .map(({ node }) => node.pathname)
    .filter(
      (pathname) =>
        fs.existsSync(path.join(siteDir, versionFileOf(instance, version, pathname))) ||
        (/\/api(?:-docs)?\//.test(pathname) && atCut.has(pathname)),
    );
}
