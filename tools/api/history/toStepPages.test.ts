import type { ApiModel } from '../../../src/api/rules/types';
import { toStepPages } from './toStepPages';

const base = { imports: [], description: '', related: [] };
const member = (name: string, type: string) => ({
  name,
  type: { parts: [type] },
  description: 'Words.',
});

/** Stands for those words. */
const about = '44dcebcd';

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
        axis: { type: 'readonly XAxis[]', about },
        height: { type: 'Height', expanded: 'number | Auto', about },
        zoom: { type: 'boolean', default: 'false', about, plan: 'pro' },
      },
      parts: {},
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

it('keeps what a hook takes and returns apart from its members', () => {
  const hook: ApiModel = {
    ...base,
    kind: 'hook',
    name: 'useA',
    pathname: '/x/api/charts/use-a',
    signature: { parts: ['() => A'] },
    parameters: [{ ...member('a', 'A'), required: true }],
    returned: [member('a', 'B')],
  };
  expect(toStepPages([hook])).toEqual({
    '/x/api/charts/use-a': {
      kind: 'hook',
      name: 'useA',
      members: {},
      parts: {
        'parameter:a': { type: 'A', required: true, about },
        'returned:a': { type: 'B', about },
        'signature:useA': { type: '() => A' },
      },
    },
  });
});

it('keeps slots, classes and what is deprecated, as plain text', () => {
  const [page] = Object.values(
    toStepPages([
      {
        ...component,
        deprecated: '',
        props: [
          { ...member('old', 'A'), description: '', deprecated: 'Use <code>a &lt; b</code>.' },
        ],
        inherited: [],
        slots: [{ name: 'bar', description: 'Words.', default: 'Bar' }],
        classes: [{ name: 'root', className: 'MuiBar-root', description: '' }],
      },
    ]),
  );
  expect(page).toMatchObject({
    deprecated: '',
    members: { old: { type: 'A', deprecated: 'Use a < b.' } },
    parts: {
      'class:root': { type: '.MuiBar-root' },
      'slot:bar': { type: '', default: 'Bar', about },
    },
  });
});
