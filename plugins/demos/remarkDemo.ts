import fs from 'node:fs';
import path from 'node:path';
import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { locatePage } from '../../src/navigation/locatePage';

interface Options {
  siteDir: string;
}

function importNode(local: string, request: string) {
  return {
    type: 'mdxjsEsm' as const,
    value: '',
    data: {
      estree: {
        type: 'Program' as const,
        sourceType: 'module' as const,
        body: [
          {
            type: 'ImportDeclaration' as const,
            attributes: [],
            specifiers: [
              {
                type: 'ImportDefaultSpecifier' as const,
                local: { type: 'Identifier' as const, name: local },
              },
            ],
            source: { type: 'Literal' as const, value: request, raw: JSON.stringify(request) },
          },
        ],
      },
    },
  };
}

function identifierAttribute(name: string, identifier: string) {
  return {
    type: 'mdxJsxAttribute' as const,
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression' as const,
      value: identifier,
      data: {
        estree: {
          type: 'Program' as const,
          sourceType: 'module' as const,
          comments: [],
          body: [
            {
              type: 'ExpressionStatement' as const,
              expression: { type: 'Identifier' as const, name: identifier },
            },
          ],
        },
      },
    },
  };
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
    const imports: unknown[] = [];
    const names = new Set<string>();

    const expand = (element: MdxJsxFlowElement): void => {
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
      const local = `demo${name}`;
      imports.push(importNode(local, `${demoFile}?demo`));
      element.attributes.push(identifierAttribute('demo', local) as never);
    };

    const visit = (parent: Parents): void => {
      for (const child of parent.children) {
        if (
          (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') &&
          child.name === 'Demo'
        ) {
          expand(child as MdxJsxFlowElement);
        } else if ('children' in child) {
          visit(child as Parents);
        }
      }
    };
    visit(tree);
    tree.children.unshift(...(imports as typeof tree.children));
  };
}
