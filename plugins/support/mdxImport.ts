import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/**
 * The node of an MDX page that says `import { imported as local } from 'request'`.
 * @param imported - `default` where it is left out: `import local from 'request'`
 */
export function importNode(local: string, request: string, imported = 'default') {
  const identifier = (name: string) => ({ type: 'Identifier' as const, name });
  return {
    type: 'mdxjsEsm' as const,
    value: '',
    data: {
      estree: {
        type: 'Program' as const,
        sourceType: 'module' as const,
        body: [
          {
            type: 'ImportDeclaration' as const,
            attributes: [],
            specifiers: [
              imported === 'default'
                ? { type: 'ImportDefaultSpecifier' as const, local: identifier(local) }
                : {
                    type: 'ImportSpecifier' as const,
                    local: identifier(local),
                    imported: identifier(imported),
                  },
            ],
            source: { type: 'Literal' as const, value: request, raw: JSON.stringify(request) },
          },
        ],
      },
    },
  };
}

/** The attribute `name={identifier}` of an element of an MDX page. */
export function identifierAttribute(name: string, identifier: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute' as const,
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression' as const,
      value: identifier,
      data: {
        estree: {
          type: 'Program' as const,
          sourceType: 'module' as const,
          comments: [],
          body: [
            {
              type: 'ExpressionStatement' as const,
              expression: { type: 'Identifier' as const, name: identifier },
            },
          ],
        },
      },
    },
  };
}
