import type { Redirect } from '../../../src/navigation/rules/paths/findRedirect';
import type { TreeNode } from '../../../src/navigation/rules/tree/pageTree';
import { createLinkResolver } from './createLinkResolver';
import type { CachedReferenceOptions } from './referenceKey';
import { referencePages } from './referencePages';

/** A docs version, and how its reference is compiled. */
export interface VersionOptions {
  siteDir: string;
  trees: Partial<Record<'default' | 'x', TreeNode[]>>;
  /** Name below `node_modules` of each library, by its npm name. */
  libraries: Readonly<Record<string, string>>;
  /** Pages of the trees that get no model. */
  absent?: readonly string[];
  /** Whether to leave out what the libraries do not export, instead of refusing it. */
  partial?: boolean;
  /** The table of moved addresses, which knows the paths that comments of the libraries name. */
  redirects: readonly Redirect[];
}

/** What the reference of a docs version is compiled from, and kept by. */
export function versionOptions({
  siteDir,
  trees,
  libraries,
  absent = [],
  partial = false,
  redirects,
}: VersionOptions): CachedReferenceOptions {
  return {
    siteDir,
    libraries,
    pages: referencePages(Object.values(trees)).filter(
      ({ pathname }) => !absent.includes(pathname),
    ),
    partial,
    resolveLink: createLinkResolver(redirects, trees),
    // What the links of comments become.
    salt: JSON.stringify([redirects, trees]),
  };
}
