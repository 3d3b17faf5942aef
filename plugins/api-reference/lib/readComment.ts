import ts from 'typescript';

/** What a doc comment says, as Markdown. */
export interface Comment {
  text: string;
  /** Text of `@default`. */
  default?: string;
  /** Text of `@deprecated`; '' if it stands alone. */
  deprecated?: string;
  /** Text of `@returns`. */
  returns?: string;
  /** Text of `@param`, by name. */
  params: Map<string, string>;
  /** Text of `@category`. */
  category?: string;
  /** Whether the comment keeps its subject from readers (`@ignore`, `@internal`). */
  hidden: boolean;
}

const tagText = (comment: ts.JSDocTag['comment']) =>
  (ts.getTextOfJSDocComment(comment) ?? '').trim();

/** What stands behind `@default` in the source: the parser of comments takes braces and quotes apart. */
function rawTag(tag: ts.JSDocTag): string {
  const source = tag.getSourceFile().text.slice(tag.getStart(), tag.getEnd());
  return (
    source
      .replace(/^@\w+/, '')
      .replace(/\*\/\s*$/, '')
      .replace(/^[ \t]*\* ?/gm, '')
      // An asterisk too many in front of the tag that follows.
      .replace(/\n\s*\*\s*$/, '')
      .trim()
  );
}

/**
 * Reads the doc comment that stands before a declaration.
 * @returns undefined if there is none
 */
export function readComment(declaration: ts.Node): Comment | undefined {
  const host =
    ts.isVariableDeclaration(declaration) && ts.isVariableStatement(declaration.parent.parent)
      ? declaration.parent.parent
      : declaration;
  const docs = ts.getJSDocCommentsAndTags(host).filter(ts.isJSDoc);
  const doc = docs.at(-1);
  if (!doc) return undefined;
  const comment: Comment = {
    text: (ts.getTextOfJSDocComment(doc.comment) ?? '').trim(),
    params: new Map(),
    hidden: false,
  };
  for (const tag of doc.tags ?? []) {
    const name = tag.tagName.text;
    if (name === 'default' || name === 'defaultValue') comment.default ??= rawTag(tag);
    else if (name === 'deprecated') comment.deprecated = tagText(tag.comment);
    else if (name === 'category') comment.category = tagText(tag.comment);
    else if (name === 'ignore' || name === 'internal') comment.hidden = true;
    else if (ts.isJSDocReturnTag(tag)) {
      comment.returns = tagText(tag.comment).replace(/^\{[^}]*\}\s*/, '');
    } else if (ts.isJSDocParameterTag(tag)) {
      comment.params.set(tag.name.getText(), tagText(tag.comment).replace(/^[-–]\s*/, ''));
    }
  }
  return comment;
}
