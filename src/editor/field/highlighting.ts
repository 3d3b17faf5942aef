import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

/** Colors of the parts of code: those of the site's other code (`src/css/prism.css`). */
export const highlighting = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  {
    tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.atom, tags.unit],
    color: 'var(--code-keyword)',
  },
  {
    tag: [tags.string, tags.special(tags.string), tags.attributeValue],
    color: 'var(--code-string)',
  },
  { tag: [tags.number, tags.color], color: 'var(--code-number)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.className,
      tags.typeName,
    ],
    color: 'var(--code-function)',
  },
  { tag: [tags.tagName, tags.angleBracket], color: 'var(--code-tag)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-attribute)' },
  { tag: tags.invalid, color: 'var(--danger)' },
]);
