import type { Root } from 'mdast';
import { remarkTocMarks } from './remarkTocMarks';

/** A module's export of a list with these texts, as Docusaurus's own plugin writes it. */
const exported = (name: string, values: string[]): Root['children'][number] =>
  ({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExportNamedDeclaration',
            declaration: {
              type: 'VariableDeclaration',
              declarations: [
                {
                  id: { type: 'Identifier', name },
                  init: {
                    type: 'ArrayExpression',
                    elements: [
                      ...values.map((value) => ({
                        type: 'ObjectExpression',
                        properties: [
                          { key: { type: 'Identifier', name: 'value' }, value: { value } },
                          { key: { type: 'Identifier', name: 'id' }, value: { value: 'a<B></B>' } },
                        ],
                      })),
                      { type: 'SpreadElement' },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  }) as never;

const valuesAfter = (name: string, values: string[]): string[] => {
  const tree: Root = { type: 'root', children: [exported(name, values)] };
  remarkTocMarks()(tree);
  return [...JSON.stringify(tree).matchAll(/"value":\{"value":"(.*?)"\}/g)]
    .map(([, value = '']) => value)
    .filter((value) => value !== 'a<B></B>');
};

it.each([
  ['Multi-sorting<Plan></Plan>', 'Multi-sorting'],
  ['Pinned <Plan></Plan> columns', 'Pinned  columns'],
  ['<code>sx</code> <Plan></Plan>', '<code>sx</code>'],
  ['a &lt;Plan&gt; of <em>yours</em>', 'a &lt;Plan&gt; of <em>yours</em>'],
  ['Kept <Kbd>Ctrl</Kbd>', 'Kept <Kbd>Ctrl</Kbd>'],
])('of %s the contents show %s', (value, expected) => {
  expect(valuesAfter('toc', [value])).toEqual([expected]);
});

it('other exports of a page stay as they are', () => {
  expect(valuesAfter('other', ['<Plan></Plan>'])).toEqual(['<Plan></Plan>']);
});
