import { nodesByPath } from './nodesByPath';

it('finds a node of any tree and depth, with its place', () => {
  const line = { pathname: '/x/react-charts/lines' };
  const charts = { pathname: '/x/charts-group', children: [line] };
  const nodes = nodesByPath({ default: [{ pathname: '/components' }], x: [charts] });
  expect([...nodes.keys()]).toEqual(['/components', '/x/charts-group', '/x/react-charts/lines']);
  expect(nodes.get('/x/react-charts/lines')).toEqual({
    node: line,
    kind: 'page',
    parents: [charts],
    place: 'x[0].children[0]',
  });
});
