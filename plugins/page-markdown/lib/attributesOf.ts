import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { expressionText } from '../../content-check/lib/expressionText';

/** What the attributes of an element of a page say, by name. */
export function attributesOf({
  attributes,
}: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>): Record<string, string> {
  return Object.fromEntries(
    attributes
      .filter((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute')
      .map(({ name, value }) => [
        name,
        typeof value === 'string'
          ? value
          : value
            ? (expressionText(value.data) ?? value.value)
            : 'true',
      ]),
  );
}
