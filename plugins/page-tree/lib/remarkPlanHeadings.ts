import type { Parents, Root } from 'mdast';

/**
 * Remark plugin: takes away the space between a heading's text and the `<Plan>` mark behind it. Docusaurus
 * makes the heading's id from its text, and with the space it would end in a dash; the mark brings its own
 * distance.
 */
export function remarkPlanHeadings() {
  const visit = (parent: Parents): void => {
    parent.children.forEach((child, index) => {
      const before = parent.children[index - 1];
      if (
        parent.type === 'heading' &&
        child.type === 'mdxJsxTextElement' &&
        child.name === 'Plan' &&
        before?.type === 'text'
      ) {
        before.value = before.value.trimEnd();
      }
      if ('children' in child) visit(child);
    });
  };
  return (tree: Root): void => visit(tree);
}
