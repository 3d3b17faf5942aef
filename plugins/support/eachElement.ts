import type { Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/**
 * Calls back for every element of a name in an MDX page, in the order of the page; what is inside of one is not looked at.
 * @param act - may change the element
 */
export function eachElement(
  parent: Parents,
  name: string,
  act: (element: MdxJsxFlowElement | MdxJsxTextElement) => void,
): void {
  for (const child of parent.children) {
    const isElement = child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement';
    if (isElement && child.name === name) act(child);
    else if ('children' in child) eachElement(child, name, act);
  }
}
