import { pageName } from './pageName';

const group = { pathname: '/x/editing-group', title: 'Editing' };
const titles: Record<string, string> = { '/x/editing-group': '编辑', '/x/editing': '概述' };
const inChinese = (node: { pathname: string }) => titles[node.pathname] ?? '';
const inEnglish = (node: { title?: string }) => node.title ?? '';

it.each(['Overview', 'Index'])('a page called %s goes by the name of its group', (title) => {
  const placed = { node: { pathname: '/x/editing', title }, parents: [group] };
  expect(pageName(placed, inEnglish)).toBe('Editing');
  expect(pageName(placed, inChinese)).toBe('编辑');
});

it('every other page goes by its own, and so does one that has no group', () => {
  const node = { pathname: '/x/sorting', title: 'Sorting' };
  expect(pageName({ node, parents: [group] }, inEnglish)).toBe('Sorting');
  const alone = { pathname: '/versions', title: 'Overview' };
  expect(pageName({ node: alone, parents: [] }, inEnglish)).toBe('Overview');
});
