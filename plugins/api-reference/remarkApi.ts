import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { locatePage } from '../../src/navigation/rules/tree/locatePage';
import { eachElement } from '../support/eachElement';
import { identifierAttribute, importNode } from '../support/mdxImport';
import { dataFileOf } from './lib/pages/dataFileOf';

interface Options {
  siteDir: string;
}

/**
 * Remark plugin: `<Api of="/api-docs/button" part="props" />` gets the data of that page, as compiled for the
 * docs version that the page belongs to.
 * @throws if nothing was compiled for it
 */
export function remarkApi({ siteDir }: Options) {
  return (tree: Root, file: VFile): void => {
    const shownPath = path.relative(siteDir, file.path).split(path.sep).join('/');
    const page = locatePage(shownPath);
    const imports = new Map<string, unknown>();

    eachElement(tree, 'Api', (element) => {
      const where = `${shownPath}:${element.position?.start.line ?? '?'}`;
      const index = element.attributes.findIndex(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
      );
      const of = element.attributes[index]?.value;
      if (typeof of !== 'string') {
        throw new Error(
          `${where}: <Api> needs the address of its page, e.g. of="/api-docs/button"`,
        );
      }
      const data = page && path.join(siteDir, dataFileOf(page.instance, page.version, of));
      if (!data || !fs.existsSync(data)) {
        throw new Error(
          `${where}: nothing is compiled for ${of}. Run npm run api; if it stays, the page tree has no such API page`,
        );
      }
      const local = `api${of.replace(/[^A-Za-z0-9]/g, '_')}`;
      imports.set(of, importNode(local, `${data}?api`));
      element.attributes.splice(index, 1, identifierAttribute('model', local));
    });
    if (imports.size === 0) return;
    // Imported here rather than known to every page, which would have to load it.
    const component = importNode('Api', '@site/src/api/Api', 'Api');
    tree.children.unshift(...([component, ...imports.values()] as typeof tree.children));
  };
}
