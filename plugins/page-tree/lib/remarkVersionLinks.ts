import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { listNodes } from '../../../src/navigation/rules/tree/pageTree';
import { rewriteLinks } from './rewriteLinks';
import { snapshotReader } from './treeSnapshot';
import { versionFileOf, versionPath } from './versionPath';

interface Options {
  siteDir: string;
  /** Whether the page at this pathname can be shown in the current version. */
  isWritten: (pathname: string) => boolean;
}

/**
 * Remark plugin: within a cut version, a link to a page that the version has stays in the version. One to a
 * page that neither it nor the current version has becomes its text. Pages of the current version are left
 * alone.
 */
export function remarkVersionLinks({ siteDir, isWritten }: Options) {
  const snapshotOf = snapshotReader(siteDir);
  return (root: Root, file: VFile): void => {
    const page = locatePage(path.relative(siteDir, file.path).split(path.sep).join('/'));
    if (!page || page.version === 'current') return;
    const { instance, version } = page;
    const named = new Set(
      listNodes(snapshotOf(instance, version).tree, instance).map(({ node }) => node.pathname),
    );
    const isKept = (pathname: string): boolean =>
      fs.existsSync(path.join(siteDir, versionFileOf(instance, version, pathname)));

    rewriteLinks(root, { file, siteDir }, ({ pathname }) => {
      if (!named.has(pathname)) return undefined;
      if (isKept(pathname)) return `${versionPath(instance, version, pathname)}/`;
      return isWritten(pathname) ? undefined : null;
    });
  };
}
