import type { Program } from 'estree';

/**
 * What an expression of a page says: the text of `{'{'}`, nothing for a comment.
 * @param data - of the node, with the syntax tree of the expression
 * @returns undefined for code
 */
export function expressionText(
  data: { estree?: Program | null | undefined } | undefined,
): string | undefined {
  const [statement, ...others] = data?.estree?.body ?? [];
  if (!statement) return '';
  if (statement.type !== 'ExpressionStatement' || others.length > 0) return undefined;
  const { expression } = statement;
  if (expression.type === 'Literal') {
    return typeof expression.value === 'string' ? expression.value : undefined;
  }
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0) return undefined;
  return expression.quasis[0]?.value.cooked ?? undefined;
}
