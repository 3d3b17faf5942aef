/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Badges, PlanBadge } from './Badges';
import { badgeFlags } from '../rules/tree/pageFacts';

it('spells every badge out at a title, each a stop of the keyboard with its meaning', () => {
  render(<Badges plan="premium" newFeature planned unstable beta deprecated legacy />);
  const shown = screen
    .getAllByRole('button')
    .map((badge) => [badge.textContent, badge.dataset.tip]);
  expect(shown).toEqual([
    ['Premium plan', 'Part of the Premium plan, which needs a commercial license'],
    ['New', 'Added in a recent version'],
    ['Planned', 'Not available yet'],
    ['Unstable', 'May change in a minor release'],
    ['Beta', 'Still being tested, may change before it is stable'],
    ['Deprecated', 'Will be removed in a future major version'],
    ['Legacy', 'Kept for existing code, not recommended for new code'],
  ]);
});

it.each([...badgeFlags, 'plan'] as const)(
  'shows %s by itself, at a title and in a list',
  (field) => {
    const badge = { [field]: field === 'plan' ? 'pro' : true };
    const { rerender, container } = render(<Badges {...badge} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    rerender(<Badges {...badge} compact />);
    expect(container.querySelectorAll('[data-tip]')).toHaveLength(1);
    expect(container).toHaveTextContent(/\(.+\)/);
  },
);

it('has nothing to press inside a link, and says the meaning in its text', () => {
  render(
    <a href="/x/a">
      Joins <Badges plan="pro" unstable compact />
    </a>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link')).toHaveAccessibleName(
    /^Joins \(Pro plan\) ?\( ?Unstable ?: May change in a minor release\)$/,
  );
  expect([...document.querySelectorAll('[data-tip]')].map((mark) => mark.textContent)).toHaveLength(
    2,
  );
});

it.each([
  ['pro', 'Pro plan'],
  ['premium', 'Premium plan'],
] as const)('marks a heading with the plan %s', (name, text) => {
  render(<PlanBadge name={name} />);
  expect(screen.getByRole('button', { name: text })).toHaveAttribute('data-tip');
});

it('shows nothing where there is nothing to say, and no plan that it does not know', () => {
  const { container } = render(<Badges plan="community" />);
  expect(container).toBeEmptyDOMElement();
});
