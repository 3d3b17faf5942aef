import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { eachElement } from './eachElement';

it('finds elements at any depth and in text, in the order of the page', () => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse('<A id="1"><A /></A>\n\n- <b><A id="2" /></b>\n- text <A id="3" /> <B />');
  const found: unknown[] = [];
  eachElement(tree, 'A', ({ attributes }) => {
    found.push(attributes.map((each) => 'name' in each && [each.name, each.value]));
  });
  expect(found).toEqual([[['id', '1']], [['id', '2']], [['id', '3']]]);
});
