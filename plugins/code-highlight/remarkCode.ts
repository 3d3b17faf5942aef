import type { Code, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import { dateLibraryElement, fenceElement } from './lib/fenceElement';
import { readFence, type Fence } from './lib/readFence';

type Child = Parents['children'][number];

/** The children with fences read, and neighbouring ones for several date libraries put together. */
function groupFences(children: readonly Child[], file: string): (Child | Fence | Fence[])[] {
  const groups: (Child | Fence | Fence[])[] = [];
  for (const child of children) {
    if (child.type !== 'code') {
      groups.push(child);
      continue;
    }
    const fence = readFence(child as Code, file);
    const last = groups.at(-1);
    if (fence.dateLibrary === null) groups.push(fence);
    else if (Array.isArray(last)) last.push(fence);
    else groups.push([fence]);
  }
  return groups;
}

async function replaceFences(parent: Parents, file: string): Promise<void> {
  const children = groupFences(parent.children, file).map(async (each) => {
    if (Array.isArray(each)) return dateLibraryElement(each);
    if ('where' in each) return fenceElement(each);
    if ('children' in each) await replaceFences(each as Parents, file);
    return each;
  });
  parent.children = (await Promise.all(children)) as typeof parent.children;
}

/** Remark plugin: code fences become `<CodeBlock>` elements that carry their highlighted HTML. */
export function remarkCode() {
  return (tree: Root, file: VFile): Promise<void> => replaceFences(tree, file.path);
}
