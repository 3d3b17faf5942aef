import type { Root } from 'mdast';

/** What this reads of the syntax tree of a module. */
interface Syntax {
  type: string;
  declaration?: { declarations?: { id: { name?: string }; init?: { elements?: Syntax[] } }[] };
  properties?: { key: { name?: string; value?: unknown }; value: { value?: unknown } }[];
}

/** A component without content, as Docusaurus writes it into the table of contents: a browser knows no such element. */
const emptyComponent = /<([A-Z][\w.]*)[^>]*>\s*<\/\1>/g;

/**
 * Remark plugin, to run behind Docusaurus's own: takes the marks of components (`<Plan name="pro" />`) out of the texts of
 * the table of contents, where they are no components any more and would be unknown elements.
 */
export function remarkTocMarks() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      if (node.type !== 'mdxjsEsm') continue;
      const body = (node.data?.estree?.body ?? []) as unknown as Syntax[];
      for (const { declaration } of body) {
        for (const { id, init } of declaration?.declarations ?? []) {
          if (id.name !== 'toc') continue;
          for (const { properties = [] } of init?.elements ?? []) {
            for (const { key, value } of properties) {
              const isText = (key.name ?? key.value) === 'value' && typeof value.value === 'string';
              if (isText) {
                value.value = (value.value as string).replace(emptyComponent, '').trimEnd();
              }
            }
          }
        }
      }
    }
  };
}
