/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { apiComponent, apiMember, apiPage } from '../../tests/support/apiPage';
import { Members } from './Members';
import type { ApiMember, ApiPage } from './rules/types';

jest.mock('../navigation', () => jest.requireActual('../navigation/lists/Badges'));

function show(members: ApiMember[], more: Partial<ApiPage> = {}) {
  render(
    <Members
      page={apiPage(apiComponent, more)}
      members={members}
      rows={members.map(({ name }) => ({ name, anchor: `a-prop-${name}`, key: `prop:${name}` }))}
    />,
  );
  return screen.getAllByRole('listitem');
}

it('has a row for each member under its anchor, in the order given', () => {
  const rows = show([apiMember('size'), apiMember('color')]);
  expect(rows.map(({ id }) => id)).toEqual(['a-prop-size', 'a-prop-color']);
  expect(screen.getByRole('link', { name: 'size' })).toHaveAttribute('href', '#a-prop-size');
});

it('marks what a member needs, since when it is there and which plan has it', () => {
  const [row, plain] = show(
    [apiMember('size', { required: true, plan: 'pro', default: "'m'" }), apiMember('color')],
    { since: { size: '8.4.0' } },
  );
  expect(row).toHaveTextContent('Pro plan');
  expect(row).toHaveTextContent('required');
  expect(row).toHaveTextContent('since 8.4.0');
  expect(row).toHaveTextContent("Default: 'm'");
  expect(plain).toHaveTextContent(/^colorstring$/);
});

it('holds marks for a reader whose version is older, unseen by all others', () => {
  const [row, plain] = show([apiMember('size', { deprecated: '' }), apiMember('constructor')], {
    versions: { since: { 'prop:size': '8.4.0' }, deprecated: { 'prop:size': '8.6.0' } },
  });
  expect(row).toHaveAttribute('data-since', '8.4.0');
  expect(row!.style.getPropertyValue('--since')).toBe('8004000');
  expect(screen.queryByRole('button', { name: 'needs 8.4.0' })).toBeNull();
  const marks = [...row!.querySelectorAll<HTMLElement>('[data-kind]')];
  expect(marks.map(({ hidden, textContent }) => [hidden, textContent])).toEqual([
    [true, 'needs 8.4.0'],
    [true, 'deprecated in 8.6.0'],
  ]);
  expect(plain).not.toHaveAttribute('data-since');
  expect(plain!.querySelector('[data-kind]')).toBeNull();
});

it('says what is deprecated and what it does', () => {
  const [row] = show([
    apiMember('size', { deprecated: 'Use <a href="/b/">b</a>.', description: 'How <em>big</em>.' }),
  ]);
  expect(row).toHaveTextContent('Deprecated Use b.How big.');
  expect(screen.getByRole('link', { name: 'b' })).toHaveAttribute('href', '/zh/b/');
});

it('lists the parameters of a function and what it returns', () => {
  const [row] = show([
    apiMember('onClick', {
      parameters: [
        {
          name: 'event',
          type: { parts: ['Event'], expanded: ['Event | null'] },
          description: 'It.',
        },
        { name: 'reason', type: { parts: ['string'] }, description: '' },
      ],
      returns: 'Whether.',
    }),
  ]);
  const points = within(within(row!).getByRole('list')).getAllByRole('listitem');
  expect(points.map(({ textContent }) => textContent)).toEqual([
    'event Event…Event | null It.',
    'reason string',
    'Returns Whether.',
  ]);
  expect(within(row!).getByRole('button')).toHaveAttribute(
    'popovertarget',
    'a-prop-onClick-event-type',
  );
});

it('says what a function returns that takes nothing', () => {
  const [row] = show([apiMember('getRows', { returns: 'Rows.' })]);
  expect(row).toHaveTextContent('Returns Rows.');
});

it('leads to the demos of a member', () => {
  show([apiMember('size'), apiMember('color')], {
    demos: { all: [], members: { size: [{ id: 'docs/a/One', pathname: '/a/', name: 'One' }] } },
  });
  const details = screen.getByRole('group');
  expect(details.tagName).toBe('DETAILS');
  expect(details.closest('[data-row]')).toHaveAttribute('id', 'a-prop-size');
  expect(within(details).getByText('Demos').tagName).toBe('SUMMARY');
  expect(within(details).getByText('One')).toHaveAttribute('href', '/a/#One');
});

it('shows members that are called like what every object has', () => {
  const rows = show([apiMember('constructor'), apiMember('toString'), apiMember('__proto__')]);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/^constructorstring$/);
});
