import type { Root } from 'mdast';
import { remarkFrozenLinks } from './remarkFrozenLinks';

const link = (url: string) => ({ type: 'link' as const, url, children: [] });

it('takes links to frozen versions from Docusaurus’s check, and no others', () => {
  const links = ['/x/8.9.2/react-charts/', '/x/8.9.20/', '/x/react-charts/'].map(link);
  const root: Root = { type: 'root', children: [{ type: 'paragraph', children: links }] };
  remarkFrozenLinks({ roots: ['/x/8.9.2/'] })(root);
  expect(links.map((each) => Boolean((each as { data?: object }).data))).toEqual([
    true,
    false,
    false,
  ]);
  expect(links[0]).toMatchObject({
    data: { hProperties: { 'data-noBrokenLinkCheck': 'true' } },
  });
});
