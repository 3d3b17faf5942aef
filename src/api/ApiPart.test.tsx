/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { apiComponent, apiGroups, apiHook, apiMember, apiPage } from '../../tests/support/apiPage';
import { ApiPart } from './ApiPart';
import type { ApiModel, ApiPartName } from './rules/types';

jest.mock('../navigation', () => jest.requireActual('../navigation/lists/Badges'));

const show = (part: ApiPartName, model: ApiModel = apiComponent, prefix?: string) =>
  render(<ApiPart page={apiPage(model)} part={part} group="Paging" prefix={prefix} />).container;
const rowIds = (element: Element) =>
  [...element.querySelectorAll('[data-row]')].map(({ id }) => id);

it.each<[ApiPartName, string[]]>([
  ['props', ['b-prop-color', 'b-prop-onClick', 'b-prop-size']],
  ['inherited', ['b-prop-action', 'b-prop-disabled']],
  ['slots', ['b-slot-startIcon']],
  ['classes', ['b-class-root']],
])('shows the part %s of a component', (part, ids) => {
  expect(rowIds(show(part, apiComponent, 'b-'))).toEqual(ids);
});

it('folds inherited props by origin, with their number and the page of the origin', () => {
  show('inherited');
  const group = screen.getByText('2 from ButtonBase').closest('details')!;
  expect(group).toHaveAttribute('data-group');
  expect(within(group).getByText('ButtonBase')).toHaveAttribute('href', '/api-docs/button-base/');
  expect(rowIds(group)).toEqual(['prop-action', 'prop-disabled']);
});

it('names the attributes of the element, which are no rows', () => {
  show('inherited');
  const native = screen.getByText('Attributes of <button> (1)').closest('details')!;
  expect(native).toHaveTextContent('ButtonHTMLAttributes: form');
  expect(rowIds(native)).toEqual([]);
  expect(native).not.toHaveAttribute('data-group');
});

it('names attributes of an element that the type does not tell', () => {
  show('inherited', {
    ...apiComponent,
    inherited: [{ origin: 'Own', members: [apiMember('a')] }],
    native: { groups: [{ origin: 'DOMAttributes', names: ['a', 'b'] }] },
  });
  expect(screen.getByText('Attributes of the element (2)')).toBeInTheDocument();
  expect(screen.queryByText('Own')).toBeNull();
});

it('shows the signature of a hook with a popover of its own', () => {
  show('signature', { ...apiHook, signature: { parts: ['A'], expanded: ['B'] } } as ApiModel, 'h-');
  expect(screen.getByRole('button')).toHaveAttribute('popovertarget', 'h-signature-type');
});

it('says below the signature what the comment of a hook says of its result', () => {
  const hook = { ...apiHook, returns: 'the <code>series</code>' } as ApiModel;
  expect(show('signature', hook)).toHaveTextContent('Returns the series');
});

it('shows what a hook takes and returns', () => {
  expect(rowIds(show('parameters', apiHook))).toEqual(['prop-threshold']);
  expect(rowIds(show('returned', apiHook))).toEqual(['member-trigger']);
});

it('shows the group asked for', () => {
  const model = apiGroups('interface', 'GridApi', [
    { origin: 'Sorting', members: [apiMember('sort')] },
    { origin: 'Paging', members: [apiMember('setPage')] },
  ]);
  expect(rowIds(show('group', model))).toEqual(['member-setPage']);
});

it.each<[ApiPartName, ApiModel]>([
  ['inherited', apiHook],
  ['slots', apiHook],
  ['classes', apiHook],
  ['signature', apiComponent],
  ['changes', apiComponent],
])('shows nothing as %s where a model has none', (part, model) => {
  expect(show(part, model)).toBeEmptyDOMElement();
});
