import fc from 'fast-check';
import { isWhole, kindOf, labelOf, listNodes, treeProblems, type TreeNode } from './pageTree';

const page = (pathname: string, rest: Partial<TreeNode> = {}): TreeNode => ({
  pathname,
  title: 'A page',
  ...rest,
});

describe('kindOf', () => {
  it.each([
    [page('/a'), 'page'],
    [page('/a', { children: [] }), 'page'],
    [page('/a', { children: [page('/a/b')] }), 'group'],
    [{ pathname: '/a', subheader: 'Part', children: [page('/b')] }, 'subheader'],
    [page('https://mui.com/store/'), 'external'],
  ])('%j is a %s', (node, kind) => {
    expect(kindOf(node)).toBe(kind);
  });
});

describe('listNodes', () => {
  it('names the place and the parents of every node, depth first', () => {
    const nodes = listNodes([page('/a', { children: [page('/a/b')] }), page('/c')], 'x');
    expect(nodes.map(({ place }) => place)).toEqual(['x[0]', 'x[0].children[0]', 'x[1]']);
    expect(nodes[1]?.parents.map(labelOf)).toEqual(['A page']);
  });
});

describe('labelOf', () => {
  it.each<[TreeNode, string]>([
    [{ pathname: '/a', title: 'Title' }, 'Title'],
    [{ pathname: '/a', subheader: 'Part' }, 'Part'],
    [{ pathname: '/x/react-charts' }, 'Charts'],
  ])('%j is called %s', (node, label) => {
    expect(labelOf(node)).toBe(label);
  });
});

it.each([
  [[page('/a', { children: [page('/b')] })], true],
  [[page('/a', { children: {} as never })], false],
  [[page('/a', { children: [page('/b', { children: [null as never] })] })], false],
  [[null], false],
  [{}, false],
])('takes %j for whole: %j', (tree, whole) => {
  expect(isWhole({ x: tree as never })).toBe(whole);
});

describe('treeProblems', () => {
  it('finds nothing wrong in a good tree', () => {
    expect(
      treeProblems({
        x: [page('/a', { plan: 'pro', newFeature: true }), page('https://mui.com/')],
      }),
    ).toEqual([]);
  });

  it('names both places of a duplicate path, across trees too', () => {
    const [problem] = treeProblems({
      core: [page('/a')],
      x: [page('/b', { children: [page('/a')] })],
    });
    expect(problem).toBe('Duplicate path /a: named at core[0] and again at x[0].children[0]');
  });

  it('takes every badge, and a node that is left out of the lists', () => {
    const marks = { beta: true, deprecated: true, legacy: true, inSideNav: false };
    expect(treeProblems({ x: [page('/a', marks), page('/b', { inSideNav: true })] })).toEqual([]);
  });

  it('takes the trees of versions that were cut when these were states', () => {
    const states = ['legacy', 'deprecated', 'moved', 'removed-in-v7', 'later-than-stored-v7'];
    expect(treeProblems({ x: states.map((status) => page(`/${status}`, { status })) })).toEqual([]);
  });

  it.each([
    ['/a/[docsTab]', '/a'],
    ['/a', '/a/[docsTab]'],
    ['/a/[docsTab]/', '/a'],
    ['/a', '/a/'],
    ['/[docsTab]/a', '/a'],
    ['/a/[docsTab]/b', '/a/b'],
    ['/a/[docsTab]/[docsTab]', '/a'],
    ['/a/[docsTab]', '/a/[docsTab]'],
    ['/zh/a', '/a'],
    ['/zh/a/[docsTab]/', '/a'],
    ['/en/a', '/zh/a'],
    ['/api/button', '/api-docs/button'],
    ['/a/hooks-api', '/a/hooks-api'],
  ])('%s and %s are one page', (one, other) => {
    const problems = treeProblems({ x: [page(one), page('/b', { children: [page(other)] })] });
    expect(problems.join('\n')).toContain(`Duplicate path ${other}`);
    expect(problems.join('\n')).toMatch(/named at x\[0\] and again at x\[1\]\.children\[0\]$/);
  });

  it.each([
    ['/a/components-api', '/a'],
    ['/a/components-api', '/a/hooks-api'],
    ['/a/my[docsTab]', '/a'],
    ['/a/[docsTab]s', '/a'],
    ['/a/docsTab', '/a'],
    ['/zhong/a', '/a'],
    ['/x/api/button', '/x/api-docs/button'],
    ['https://mui.com/a', '/a'],
    ['https://mui.com/a/', 'https://mui.com/a'],
  ])('%s and %s are two pages', (one, other) => {
    expect(treeProblems({ x: [page(one), page(other)] })).toEqual([]);
  });

  it.each<[string, Partial<TreeNode> & Record<string, unknown>, RegExp]>([
    ['a trailing slash', { pathname: '/a/' }, /must start with one slash, end without/],
    ['no leading slash', { pathname: 'a' }, /must start with one slash/],
    ['a fragment', { pathname: '/a#b' }, /no query or fragment/],
    ['a query', { pathname: '/a?b' }, /no query or fragment/],
    ['an empty path', { pathname: '' }, /pathname is missing/],
    ['http instead of https', { pathname: 'http://mui.com/' }, /must be https/],
    ['title and subheader', { subheader: 'Part' }, /both a title and a subheader/],
    [
      'an external entry without a title',
      { pathname: 'https://mui.com/', title: undefined },
      /external entry needs a title/,
    ],
    ['a blank title', { title: ' ' }, /is empty/],
    ['an unknown plan', { plan: 'gold' }, /plan "gold" is unknown; use pro or premium/],
    ['an unknown status', { status: 'old' }, /status "old" is unknown/],
    ['a flag that is no boolean', { planned: 'yes' as never }, /planned must be true or absent/],
    ['beta as a word', { beta: 'yes' as never }, /beta must be true or absent/],
    ['deprecated as a version', { deprecated: 'v7' as never }, /deprecated must be true or absent/],
    ['legacy as a number', { legacy: 1 as never }, /legacy must be true or absent/],
    ['inSideNav as a word', { inSideNav: 'no' as never }, /inSideNav must be false or absent/],
    ['a misspelt inSideNav', { inSidenav: false }, /unknown field inSidenav; known are/],
    ['a language', { pathname: '/zh/a' }, /begins with a language/],
    ['an unknown field', { plann: 'pro' }, /unknown field plann; known are/],
    ['children that are no list', { children: {} as never }, /: children is no list/],
    ['children that are a text', { children: '/a/b' as never }, /: children is no list/],
    ['no children at all', { children: null as never }, /: children is no list/],
    [
      'a child that is nothing',
      { children: [null as never] },
      /children\[0\] \(null\): is no node/,
    ],
    ['a child that is a text', { children: ['/b' as never] }, /\("\/b"\): is no node/],
    ['a title that is a number', { title: 5 as never }, /: title 5 is no text/],
    [
      'a subheader that is a list',
      { title: undefined, subheader: [] as never },
      /: subheader \[\] is no text/,
    ],
  ])('reports %s', (_name, fields, message) => {
    const problems = treeProblems({ x: [{ ...page('/a'), ...fields }] });
    expect(problems.join('\n')).toMatch(message);
    expect(problems[0]).toMatch(/^x\[0\]/);
  });

  it.each([
    [{}, 'x (tree): is no list'],
    [null, 'x (tree): is no list'],
    [[null], 'x[0] (null): is no node'],
    [['/a'], 'x[0] ("/a"): is no node'],
    [[[]], 'x[0] ([]): is no node'],
  ])('tells that %j is no tree', (tree, problem) => {
    expect(treeProblems({ x: tree as never })).toEqual([expect.stringContaining(problem)]);
  });

  it('reports every duplicate, however the tree is nested', () => {
    fc.assert(
      fc.property(
        // Longer than the name of a language, which no path begins with.
        fc.uniqueArray(fc.stringMatching(/^[a-z]{3,6}$/), { minLength: 1 }),
        fc.nat(),
        (names, index) => {
          const paths = names.map((name) => `/${name}`);
          const again = paths[index % paths.length]!;
          const nested = paths.reduceRight<TreeNode[]>(
            (children, pathname) => [page(pathname, { children })],
            [page(again)],
          );
          expect(treeProblems({ x: nested })).toHaveLength(1);
        },
      ),
    );
  });
});
