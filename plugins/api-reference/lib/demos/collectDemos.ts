import fs from 'node:fs';
import path from 'node:path';
import { labelOf, listNodes, type TreeNode } from '../../../../src/navigation/rules/tree/pageTree';
import { locatePage } from '../../../../src/navigation/rules/tree/locatePage';
import { demoId } from '../../../demos/lib/demoId';
import { variantFile, variantStyles } from '../../../demos/lib/demoFiles';
import { candidatesOf } from '../../../demos/lib/sideFiles';
import { filesBelow } from '../../../support/filesBelow';
import { readText } from '../../../support/readText';
import { namedDemos } from './namedDemos';
import { readTouches } from './readTouches';
import type { FileTouches, IndexedDemo } from './types';

interface Options {
  siteDir: string;
  /**
   * Where pages are and which tree names them: `docs`, `x-docs`, or the folder of a cut version with the
   * tree beside its pages. In the order in which demos are listed.
   */
  folders: readonly { folder: string; tree: TreeNode[] }[];
  /** Absolute folder for what was read before; `node_modules/.cache/api-demos` unless given. */
  memory?: string;
}

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function moduleFile(from: string, specifier: string): string | undefined {
  return candidatesOf(path.join(path.dirname(from), specifier)).find(isFile);
}

/** What a demo, its variants and the modules beside it touch; each file once. */
function readFiles(file: string, memory: string): FileTouches[] {
  const variants = variantStyles.map((style) => variantFile(file, style)).filter(isFile);
  const files = new Set([file, ...variants]);
  const touches: FileTouches[] = [];
  // A set that grows while it is walked is walked to its end.
  for (const each of files) {
    const found = readTouches(each, memory);
    touches.push(found);
    for (const specifier of found.modules) {
      const target = moduleFile(each, specifier);
      if (target) files.add(target);
    }
  }
  return touches;
}

/**
 * Reads the demos of written pages, with the API that they touch.
 * @returns in reading order of the trees, and of a page in the order of its text
 * @throws if a folder has no page, or a page shows a demo that has no file
 */
export function collectDemos({
  siteDir,
  folders,
  memory = path.join(siteDir, 'node_modules/.cache/api-demos'),
}: Options): IndexedDemo[] {
  return folders.flatMap(({ folder, tree }) => {
    const nodes = listNodes(tree, folder).map(({ node }) => node);
    const places = new Map(nodes.map(({ pathname }, place) => [pathname, place] as const));
    const titles = new Map(nodes.map((node) => [node.pathname, labelOf(node)] as const));
    const root = path.join(siteDir, folder);
    const pages = (fs.existsSync(root) ? filesBelow(root) : [])
      .map((file) => path.relative(siteDir, file).split(path.sep).join('/'))
      .filter((file) => file.endsWith('/index.mdx'))
      .map((file) => ({ file, pathname: locatePage(file)?.pathname ?? '' }))
      .toSorted(
        (a, b) => (places.get(a.pathname) ?? places.size) - (places.get(b.pathname) ?? places.size),
      );
    if (pages.length === 0) {
      throw new Error(
        `${folder} has no page (index.mdx) whose demos could be read. Name a folder of pages: docs, x-docs, or version-… of a cut version`,
      );
    }
    return pages.flatMap(({ file, pathname }) =>
      namedDemos(readText(path.join(siteDir, file), file)).map((name): IndexedDemo => {
        const demo = path.join(siteDir, path.dirname(file), `${name}.tsx`);
        if (!isFile(demo)) {
          throw new Error(`${file}: <Demo name="${name}"> has no file ${name}.tsx beside the page`);
        }
        return {
          id: demoId(siteDir, demo),
          name,
          pathname,
          pageTitle: titles.get(pathname) ?? '',
          files: readFiles(demo, memory),
        };
      }),
    );
  });
}
