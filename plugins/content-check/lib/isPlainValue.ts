import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx';

/** What this reads of the syntax tree of an expression. */
interface Syntax {
  type: string;
  value?: unknown;
  operator?: string;
  argument?: Syntax;
  expressions?: Syntax[];
  properties?: Syntax[];
  computed?: boolean;
}

function isPlain({ type, value, operator, argument, expressions }: Syntax): boolean {
  switch (type) {
    case 'Literal':
      return value === null || ['string', 'number', 'boolean'].includes(typeof value);
    case 'UnaryExpression':
      return operator === '-' && argument !== undefined && typeof argument.value === 'number';
    case 'TemplateLiteral':
      return expressions?.length === 0;
    default:
      return false;
  }
}

/** Whether what stands in braces is written out: a text, a number, true, false or null, or an object of such values. */
export function isPlainValue({ data }: MdxJsxAttributeValueExpression): boolean {
  const body = (data?.estree?.body ?? []) as unknown as { expression?: Syntax }[];
  const expression = body[0]?.expression;
  if (!expression) return false;
  if (expression.type !== 'ObjectExpression') return isPlain(expression);
  return (expression.properties ?? []).every(
    (each) => each.type === 'Property' && !each.computed && isPlain(each.value as Syntax),
  );
}
