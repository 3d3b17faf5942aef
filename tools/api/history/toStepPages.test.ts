import type { ApiModel } from '../../../src/api/rules/types';
import { toStepPages } from './toStepPages';

const base = { imports: [], description: '', related: [] };
const member = (name: string, type: string) => ({
  name,
  type: { parts: [type] },
  description: 'Words.',
});

const component: ApiModel = {
  ...base,
  kind: 'component',
  name: 'BarChart',
  pathname: '/x/api/charts/bar-chart',
  props: [
    {
      ...member('zoom', 'boolean'),
      default: 'false',
      plan: 'pro',
    },
    {
      ...member('axis', ''),
      type: { parts: ['readonly ', { name: 'XAxis', pathname: '/x' }, '[]'] },
    },
  ],
  inherited: [
    {
      origin: 'ChartContainer',
      members: [
        {
          ...member('height', ''),
          type: { parts: ['Height'], expanded: ['number | ', { name: 'Auto', pathname: '/x' }] },
        },
        member('axis', 'other'),
      ],
    },
    { origin: 'System', members: [member('padding', 'string')] },
  ],
  native: { groups: [{ origin: 'HTMLAttributes', names: ['title'] }] },
  ref: null,
  slots: [],
  classes: [],
};

it('keeps own and inherited props by name, an own one before an inherited', () => {
  expect(toStepPages([component])).toEqual({
    '/x/api/charts/bar-chart': {
      kind: 'component',
      name: 'BarChart',
      members: {
        axis: { type: 'readonly XAxis[]' },
        height: { type: 'Height', expanded: 'number | Auto' },
        zoom: { type: 'boolean', default: 'false', plan: 'pro' },
      },
    },
  });
});

it('puts pages and members in an order that does not depend on the input', () => {
  const other: ApiModel = {
    ...base,
    kind: 'interface',
    name: 'A',
    pathname: '/x/api/charts/a',
    plan: 'pro',
    groups: [{ origin: 'A', members: [member('b', 'B'), member('a', 'A')] }],
  };
  const pages = toStepPages([component, other]);
  expect(Object.keys(pages)).toEqual(['/x/api/charts/a', '/x/api/charts/bar-chart']);
  expect(Object.keys(pages['/x/api/charts/a']!.members)).toEqual(['a', 'b']);
  expect(pages['/x/api/charts/a']!.plan).toBe('pro');
});

it('knows of a hook that it is there, and no more', () => {
  const hook: ApiModel = {
    ...base,
    kind: 'hook',
    name: 'useA',
    pathname: '/x/api/charts/use-a',
    signature: { parts: ['() => A'] },
    parameters: [member('a', 'A')],
    returned: [],
  };
  expect(toStepPages([hook])).toEqual({
    '/x/api/charts/use-a': { kind: 'hook', name: 'useA', members: {} },
  });
});
