import { demosByPage } from './demosByPage';

const demo = (pathname: string, name: string) => ({ id: `docs${pathname}${name}`, pathname, name });

it('groups demos by page in the order of first appearance', () => {
  const demos = [demo('/b/', 'One'), demo('/a/', 'Two'), demo('/b/', 'Three')];
  expect(demosByPage(demos, { '/a/': 'A', '/b/': 'B' })).toEqual([
    { pathname: '/b/', title: 'B', demos: [demos[0], demos[2]] },
    { pathname: '/a/', title: 'A', demos: [demos[1]] },
  ]);
});

it('names a page without a title by its address', () => {
  expect(demosByPage([demo('/a/', 'One')], {})).toMatchObject([{ title: '/a/' }]);
});

it('has no pages for no demos', () => {
  expect(demosByPage([], { '/a/': 'A' })).toEqual([]);
});
