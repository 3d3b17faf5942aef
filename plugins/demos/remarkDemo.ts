import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { locatePage } from '../../src/navigation/rules/tree/locatePage';
import { eachElement } from '../support/eachElement';
import { identifierAttribute, importNode } from '../support/mdxImport';

interface Options {
  siteDir: string;
}

/**
 * Remark plugin: `<Demo name="BasicSorting" height={400} />` gets the demo of that name in the page's own
 * folder. A translated page and a page of a cut version find it by the path of their source page.
 * @throws if the name is missing, written twice on a page, or has no file
 */
export function remarkDemo({ siteDir }: Options) {
  return (tree: Root, file: VFile): void => {
    const shownPath = path.relative(siteDir, file.path).split(path.sep).join('/');
    const page = locatePage(shownPath);
    const names = new Set<string>();

    eachElement(tree, 'Demo', (element) => {
      const where = `${shownPath}:${element.position?.start.line ?? '?'}`;
      const given = element.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
      );
      const name = given && typeof given.value === 'string' ? given.value : undefined;
      if (!name || !/^[A-Z][A-Za-z0-9]*$/.test(name)) {
        throw new Error(
          `${where}: <Demo> needs a name in PascalCase, e.g. <Demo name="BasicSorting" height={400} />`,
        );
      }
      if (
        !element.attributes.some(
          (each) => each.type === 'mdxJsxAttribute' && each.name === 'height',
        )
      ) {
        throw new Error(
          `${where}: <Demo name="${name}"> needs its height in px, so that nothing shifts: height={…}`,
        );
      }
      if (names.has(name)) {
        throw new Error(
          `${where}: <Demo name="${name}"> stands twice on this page; its anchor must be unique`,
        );
      }
      names.add(name);
      const demoFile = page && path.join(siteDir, page.sourceFolder, `${name}.tsx`);
      if (!demoFile || !fs.existsSync(demoFile)) {
        throw new Error(
          `${where}: <Demo name="${name}"> has no file ${page ? `${page.sourceFolder}/${name}.tsx` : '(this page is no docs page)'}`,
        );
      }
      element.attributes.push(identifierAttribute('demo', `demo${name}`));
    });
    if (!page) return;
    // One module for all demos of the page.
    const [first] = names;
    const request = `${path.join(siteDir, page.sourceFolder, `${first}.tsx`)}?demos=${[...names].join(',')}`;
    const imports = [...names].map((name) => importNode(`demo${name}`, request, name));
    tree.children.unshift(...(imports as unknown as typeof tree.children));
  };
}
