import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

type Attribute = (MdxJsxFlowElement | MdxJsxTextElement)['attributes'][number];

/** What an attribute says, if it is a plain value. */
export function attributeValue(attribute: Attribute): string | number | boolean | null | undefined {
  if (attribute.type !== 'mdxJsxAttribute') return undefined;
  const { value } = attribute;
  // <Demo ad /> is ad={true}.
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const written = value.value.trim();
  if (/^-?(?:\d+\.?\d*|\.\d+)$/.test(written)) return Number(written);
  if (written === 'true' || written === 'false') return written === 'true';
  if (written === 'null') return null;
  const [, , string] = /^(["'])([^"'\\]*)\1$/.exec(written) ?? [];
  return string;
}

/** The text of an element's attribute of that name; undefined if it has none, or no text. */
export function attributeOf(attributes: readonly Attribute[], name: string): string | undefined {
  const found = attributes.find((each) => 'name' in each && each.name === name);
  const value = found && attributeValue(found);
  return typeof value === 'string' ? value : undefined;
}

/** Whether a text stands in braces, where what reads pages without running them does not see it. */
export function isBraced(attribute: Attribute): boolean {
  return typeof attribute.value !== 'string' && typeof attributeValue(attribute) === 'string';
}
