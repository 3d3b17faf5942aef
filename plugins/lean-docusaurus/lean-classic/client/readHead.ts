import { Children, isValidElement, type ReactNode } from 'react';
import type { HeadContent } from './mergeHead';

/** Attributes that React spells otherwise than HTML. */
const spelling: Record<string, string> = { className: 'class', httpEquiv: 'http-equiv' };

function attributesOf(props: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'children')
      .map(([name, value]) => [spelling[name] ?? name.toLowerCase(), String(value ?? '')]),
  );
}

/** Of the elements around the page, `false` is written as an empty attribute. */
const rootAttributesOf = (props: Record<string, unknown>) =>
  attributesOf(
    Object.fromEntries(Object.entries(props).map(([name, value]) => [name, value || ''])),
  );

const textOf = (children: unknown): string =>
  Array.isArray(children) ? children.map(textOf).join('') : String(children ?? '');

/** Reads the children of a `<Head>`: elements of a document's head, `<html>` and `<body>` for their attributes. Fragments are no children, as in the library. */
export function readHead(children: ReactNode): HeadContent {
  const content: HeadContent = { html: {}, body: {}, tags: [] };
  Children.forEach(children, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return;
    const { type, props } = child;
    if (type === 'title') {
      content.title = textOf(props.children);
    } else if (type === 'html' || type === 'body') {
      Object.assign(content[type], rootAttributesOf(props));
    } else if (typeof type === 'string') {
      content.tags.push({
        name: type,
        attributes: attributesOf(props),
        text: textOf(props.children),
      });
    }
  });
  return content;
}
