import type { ApiModel } from '../../../src/api/types';
import type { Redirect } from '../../../src/navigation/findRedirect';
import type { TreeNode } from '../../../src/navigation/pageTree';
import { cachedReference } from './cachedReference';
import { createLinkResolver } from './createLinkResolver';
import { readLibraries } from './readLibraries';
import { referencePages } from './referencePages';

interface Options {
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
  log: (line: string) => void;
}

/**
 * The models of a docs version, and the version of each package that they come from.
 * @throws as `compileReference`
 */
export function compileVersion({
  siteDir,
  trees,
  libraries,
  absent = [],
  partial = false,
  redirects,
  log,
}: Options): {
  models: ApiModel[];
  libraryVersions: Record<string, string>;
} {
  const pages = referencePages(Object.values(trees)).filter(
    ({ pathname }) => !absent.includes(pathname),
  );
  const { models } = cachedReference({
    siteDir,
    libraries,
    pages,
    partial,
    resolveLink: createLinkResolver(redirects, trees),
    // What the links of comments become.
    salt: JSON.stringify([redirects, trees]),
    log,
  });
  const libraryVersions = Object.fromEntries(
    readLibraries(siteDir, libraries).libraries.map(({ name, version }) => [name, version]),
  );
  return { models, libraryVersions };
}
