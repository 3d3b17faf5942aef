import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/**
 * An element of a page, `<name …>…</name>`.
 * @param attributes - an attribute that is null is left out
 */
export function mdxElement(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === null ? [] : [{ type: 'mdxJsxAttribute' as const, name: key, value }],
    ),
    children,
    data: {},
  };
}
