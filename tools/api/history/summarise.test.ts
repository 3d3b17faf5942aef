import { summarise } from './summarise';
import type { CompiledStep } from './types';

const history = { first: '8.0.0', last: '8.1.0', before: '7.0.0' };
const step = (version: string, members: string[]): CompiledStep => ({
  version,
  packages: { grid: version },
  pages: {
    '/x/a': {
      kind: 'component',
      name: 'A',
      members: Object.fromEntries(members.map((name) => [name, { type: 'T' }])),
      parts: {},
    },
    '/x/b': { kind: 'interface', name: 'B', members: { field: { type: 'T' } }, parts: {} },
  },
  exports: {},
});
const changes = { added: ['b'], removed: [], retyped: [], redefaulted: [] };

it('counts what was compared and what was found', () => {
  expect(
    summarise([step('7.0.0', ['a']), step('8.0.0', ['a']), step('8.1.0', ['a', 'b'])], {
      ...history,
      pages: { '/x/a': { since: { b: '8.1.0' }, changes } },
    }),
  ).toEqual({
    text: '3 versions of 1 packages, 1 components with 2 props, 1 other pages with 1 members: 1 pages with facts (1 since, 0 new, 1 added, 0 removed, 0 retyped, 0 redefaulted)',
    isComplete: true,
  });
});

it('is not complete without a second version, a prop or a fact', () => {
  const pages = { '/x/a': { since: {}, changes } };
  const two = [step('7.0.0', ['a']), step('8.0.0', ['a'])];
  expect(summarise(two, { ...history, pages }).isComplete).toBe(true);
  expect(summarise(two.slice(1), { ...history, pages }).isComplete).toBe(false);
  expect(summarise(two, { ...history, pages: {} }).isComplete).toBe(false);
  expect(summarise([two[0]!, step('8.0.0', [])], { ...history, pages }).isComplete).toBe(false);
  expect(summarise([], { ...history, pages }).isComplete).toBe(false);
});
