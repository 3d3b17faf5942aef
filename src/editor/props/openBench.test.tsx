/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { useState, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { TriedComponent } from '../rules/triedComponent';
import { openBench } from './openBench';
import type { PropsBenchProps } from './PropsBench';

jest.mock('./PropsBench', () => ({
  PropsBench: ({ model, level, onClose }: PropsBenchProps) => (
    <section>
      {model.name} below level {level}
      <button onClick={onClose}>close</button>
    </section>
  ),
}));

const page = { model: { name: 'Button', kind: 'component' } };
let failures: unknown[];

function Guide({ bench }: { bench: TriedComponent }) {
  const [tried, setTried] = useState<ReactNode>();
  return (
    <>
      <h1>Buttons</h1>
      <h2>Basic</h2>
      <button
        onClick={({ currentTarget }) => {
          openBench(bench, currentTarget, setTried).catch((error: unknown) => failures.push(error));
        }}
      >
        try
      </button>
      {tried}
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const shown = () => screen.queryByText(/below level/)?.firstChild?.textContent;

const ask = jest.fn();
beforeEach(() => {
  failures = [];
  ask.mockReset().mockResolvedValue({ ok: true, status: 200, json: async () => page });
  Object.assign(window, { fetch: ask });
});

it('fetches what is known of the component when it is asked for, and closes with the focus back', async () => {
  render(<Guide bench={{ name: 'Button', page: '/assets/api/button.1.json' }} />);
  expect(ask).not.toHaveBeenCalled();
  await press('try');
  expect(ask.mock.calls).toEqual([['/assets/api/button.1.json']]);
  expect(shown()).toBe('Button');
  expect(screen.getByText(/below level/)).toHaveTextContent('below level 3');
  await press('close');
  expect(shown()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'try' })).toHaveFocus();
});

it('stays open where it was asked for twice before it had arrived', async () => {
  render(<Guide bench={{ name: 'Button', page: async () => page as never }} />);
  await act(async () => {
    screen.getByRole('button', { name: 'try' }).click();
    screen.getByRole('button', { name: 'try' }).click();
  });
  expect(shown()).toBe('Button');
  expect(ask).not.toHaveBeenCalled();
});

it('rejects, and shows nothing, where the data do not arrive', async () => {
  ask.mockResolvedValue({ ok: false, status: 404 });
  render(<Guide bench={{ name: 'Button', page: '/assets/api/button.1.json' }} />);
  await press('try');
  expect(failures).toEqual([new Error('/assets/api/button.1.json answers 404')]);
  expect(shown()).toBeUndefined();
});
