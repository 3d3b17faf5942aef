import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import convert from 'npm-to-yarn';
import { highlight } from './lib/highlight';
import { isLanguage, languages } from './lib/languages';
import { parseMeta } from './lib/parseMeta';

function attribute(name: string, value: string | null) {
  return value === null ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }];
}

function element(
  name: string,
  attributes: MdxJsxFlowElement['attributes'],
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children, data: {} };
}

async function toElement(node: Code, file: VFile): Promise<MdxJsxFlowElement> {
  const where = `${file.path}:${node.position?.start.line ?? '?'}`;
  if (!node.lang || !isLanguage(node.lang)) {
    throw new Error(
      `${where}: the code fence ${node.lang ? `names the unknown language "${node.lang}"` : 'names no language'}; use one of ${Object.keys(languages).join(', ')}`,
    );
  }
  let meta;
  try {
    meta = parseMeta(node.meta ?? '');
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`);
  }
  if (meta.npm2yarn) {
    return element('CodeTabs', attribute('preference', 'packageManager'), [
      ...(await Promise.all(
        (['npm', 'pnpm', 'yarn'] as const).map(async (manager) => {
          const code = manager === 'npm' ? node.value : convert(node.value, manager);
          return element('CodeBlock', [
            ...attribute('language', node.lang ?? ''),
            ...attribute('variant', manager),
            ...attribute('html', await highlight(code, 'bash')),
          ]);
        }),
      )),
    ]);
  }
  return element('CodeBlock', [
    ...attribute('language', node.lang),
    ...attribute('title', meta.title),
    ...attribute('html', await highlight(node.value, node.lang, meta.marked)),
  ]);
}

/** Remark plugin: code fences become `<CodeBlock>` elements that carry their highlighted HTML. */
export function remarkCode() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const jobs: Promise<void>[] = [];
    const visit = (parent: Parents): void => {
      parent.children.forEach((child, index) => {
        if (child.type === 'code') {
          jobs.push(
            toElement(child, file).then((element) => {
              (parent.children as unknown[])[index] = element;
            }),
          );
        } else if ('children' in child) {
          visit(child as Parents);
        }
      });
    };
    visit(tree);
    await Promise.all(jobs);
  };
}
