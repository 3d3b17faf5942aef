import { apiComponent, apiGroups, apiHook, apiMember } from '../../../tests/support/apiPage';
import { allRows, groupsOf, memberKind, partMembers, partRows } from './partRows';
import type { ApiModel, ApiPartName } from './types';

const groups = apiGroups('interface', 'GridApi', [
  { origin: 'Sorting', members: [apiMember('sortColumn')] },
  { origin: 'Paging', members: [apiMember('setPage'), apiMember('setPageSize')] },
]);
const anchors = (...args: Parameters<typeof partRows>) =>
  partRows(...args).map(({ anchor }) => anchor);

it.each<[ApiPartName, string[]]>([
  ['props', ['prop-color', 'prop-onClick', 'prop-size']],
  ['inherited', ['prop-action', 'prop-disabled']],
  ['slots', ['slot-startIcon']],
  ['classes', ['class-root']],
  ['summary', []],
  ['demos', []],
  ['changes', []],
  ['parameters', []],
  ['group', []],
])('gives the part %s of a component the rows %j', (part, expected) => {
  expect(anchors(apiComponent, part)).toEqual(expected);
});

it('keeps the parameters of a hook apart from what it returns', () => {
  expect(anchors(apiHook, 'parameters')).toEqual(['prop-threshold']);
  expect(anchors(apiHook, 'returned')).toEqual(['member-trigger']);
  expect(anchors(apiHook, 'props')).toEqual([]);
  expect(anchors(apiHook, 'slots')).toEqual([]);
  expect(anchors(apiHook, 'classes')).toEqual([]);
});

it('shows the group asked for, and nothing for one that is not there', () => {
  expect(anchors(groups, 'group', '', 'Paging')).toEqual(['member-setPage', 'member-setPageSize']);
  expect(partMembers(groups, 'group', 'Rows')).toEqual([]);
});

it('puts the prefix of a component before each anchor of a page that shows several', () => {
  expect(partRows(apiComponent, 'slots', 'button-')).toEqual([
    { name: 'startIcon', anchor: 'button-slot-startIcon', key: 'slot:startIcon' },
  ]);
});

it('names events and selectors as what they are', () => {
  const kinds = (['events', 'selectors', 'interface'] as const).map((kind) =>
    memberKind(apiGroups(kind, 'A', [])),
  );
  expect(kinds).toEqual(['event', 'selector', 'member']);
});

it('finds groups where a model has them', () => {
  expect(groupsOf(groups).map(({ origin }) => origin)).toEqual(['Sorting', 'Paging']);
  expect(groupsOf(apiComponent)).toEqual([]);
});

it('lists every row of a page, each with a key of its own', () => {
  const keys = (model: ApiModel) => allRows(model).map(({ key }) => key);
  expect(keys(apiComponent)).toEqual([
    'prop:color',
    'prop:onClick',
    'prop:size',
    'prop:action',
    'prop:disabled',
    'slot:startIcon',
    'class:root',
  ]);
  expect(keys(apiHook).every((key) => /^(parameter|returned):/.test(key))).toBe(true);
  expect(keys(groups)).toContain('member:setPage');
});
