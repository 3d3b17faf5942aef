import fc from 'fast-check';
import { pageTrees } from '../../../../config/page-tree';
import { listNodes, type TreeNode } from './pageTree';
import { neighboursOf, readingOrder } from './readingOrder';

const page = (pathname: string, children?: TreeNode[], rest: Partial<TreeNode> = {}): TreeNode => ({
  pathname,
  ...(children && { children }),
  ...rest,
});
const pathsOf = (nodes: TreeNode[]) => readingOrder(nodes).map(({ pathname }) => pathname);

it.each<[string, TreeNode[], string[]]>([
  ['pages as they stand', [page('/a'), page('/b')], ['/a', '/b']],
  ['nothing', [], []],
  ['an empty group as itself', [page('/a', [])], ['/a']],
  ['a group as its children', [page('/g', [page('/g/a'), page('/g/b')])], ['/g/a', '/g/b']],
  [
    'groups in groups, depth first',
    [page('/g', [page('/h', [page('/a'), page('/b')]), page('/c')]), page('/d')],
    ['/a', '/b', '/c', '/d'],
  ],
  ['a group of one as that one', [page('/g', [page('/a')])], ['/a']],
  [
    'a group of one without what lies below that one',
    [page('/g', [page('/h', [page('/a'), page('/b')])]), page('/c')],
    ['/h', '/c'],
  ],
  [
    'a subheader as its children',
    [page('/s', [page('/a'), page('/b')], { subheader: 'Part' })],
    ['/a', '/b'],
  ],
  ['no external entry', [page('https://mui.com/store/'), page('/a')], ['/a']],
  [
    'no page that is left out of the lists',
    [page('/a'), page('/b', undefined, { inSideNav: false }), page('/c')],
    ['/a', '/c'],
  ],
  [
    'nothing below a group that is left out',
    [page('/g', [page('/a'), page('/b')], { inSideNav: false }), page('/c')],
    ['/c'],
  ],
  [
    'nothing of a group whose only page is left out',
    [page('/g', [page('/a', undefined, { inSideNav: false })]), page('/c')],
    ['/c'],
  ],
  ['planned pages too', [page('/a', undefined, { planned: true }), page('/b')], ['/a', '/b']],
])('reads %s', (_name, tree, paths) => {
  expect(pathsOf(tree)).toEqual(paths);
});

describe('in the tree of this site', () => {
  const order = readingOrder(pageTrees.x);

  it('crosses products: the planned Gantt page comes before the overview of the Tree View', () => {
    const { previous } = neighboursOf(order, '/x/react-tree-view');
    expect(previous).toMatchObject({ pathname: '/x/react-charts/gantt', planned: true });
  });

  it('begins with the first page and has no previous there', () => {
    expect(neighboursOf(order, '/x/introduction')).toMatchObject({
      previous: undefined,
      next: { pathname: '/x/introduction/installation' },
    });
  });

  it('has 329 pages of MUI X', () => {
    expect(order).toHaveLength(329);
  });

  it('names every page of the core site once, and the last has no next', () => {
    const core = readingOrder(pageTrees.default);
    const pages = listNodes(pageTrees.default, 'core').filter(
      ({ kind, node }) => kind === 'page' || (kind === 'subheader' && node.children === undefined),
    );
    expect(core.map(({ pathname }) => pathname)).toEqual(pages.map(({ node }) => node.pathname));
    expect(neighboursOf(core, core.at(-1)!.pathname).next).toBeUndefined();
  });
});

it('gives a page outside the order no neighbours', () => {
  expect(neighboursOf([page('/a'), page('/b')], '/c')).toEqual({
    previous: undefined,
    next: undefined,
  });
});

it('leads from each page to the next and back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^\/[a-z]{1,5}$/), { minLength: 1 }), (paths) => {
      const order = readingOrder(paths.map((path) => page(path)));
      for (const { pathname } of order) {
        const { next } = neighboursOf(order, pathname);
        if (next) expect(neighboursOf(order, next.pathname).previous?.pathname).toBe(pathname);
      }
    }),
  );
});
