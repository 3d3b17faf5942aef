import fc from 'fast-check';
import { kindOf, labelOf, listNodes, treeProblems, type TreeNode } from './pageTree';

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
    ['an unknown field', { plann: 'pro' }, /unknown field plann; known are/],
  ])('reports %s', (_name, fields, message) => {
    const problems = treeProblems({ x: [{ ...page('/a'), ...fields }] });
    expect(problems.join('\n')).toMatch(message);
    expect(problems[0]).toMatch(/^x\[0\]/);
  });

  it('reports every duplicate, however the tree is nested', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1 }),
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
