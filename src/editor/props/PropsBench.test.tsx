/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ApiComponent, ApiMember } from '../../api/rules/types';
import type { RunningProgram } from '../useProgram';
import { PropsBench } from './PropsBench';

jest.mock('../../preferences', () => ({ browserStore: () => ({ subscribe: () => () => {} }) }));
jest.mock('../readLook', () => ({ readLook: () => ({}) }));
const run = jest.fn();
let refused = '';
jest.mock('../useProgram', () => ({
  useProgram: (): RunningProgram => ({
    run,
    follow: () => {},
    problem: undefined,
    refused,
    shown: 1,
    height: 0,
    canRun: true,
  }),
}));

const copied = jest.fn();
jest.mock('clipboard-copy', () => async (text: string) => void copied(text));

const member = (name: string, type: string): ApiMember => ({
  name,
  type: { parts: [type] },
  description: '',
});
const model = (
  pathname: string,
  props: ApiMember[],
  inherited: ApiMember[] = [],
): ApiComponent => ({
  kind: 'component',
  name: 'Any',
  pathname,
  imports: [],
  description: '',
  related: [],
  props,
  inherited: [{ origin: 'Other', members: inherited }],
  ref: null,
  slots: [],
  classes: [],
});
const button = model(
  '/api-docs/button/',
  [member('disabled', 'boolean')],
  [member('dense', 'boolean')],
);

const code = () => document.querySelector('pre')!.textContent;
beforeEach(() => run.mockClear());

it('says what the frame has refused to the component', () => {
  refused = '<a download="rows.csv">';
  render(<PropsBench model={button} />);
  expect(screen.getByText(refused)).toBeVisible();
  refused = '';
});

it('writes what is chosen, runs it, and goes back to the beginning', () => {
  render(<PropsBench model={button} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Try the props of Button' })).toHaveFocus();
  expect(code()).toBe('<Button variant="contained">Book a table</Button>');
  fireEvent.click(screen.getByRole('checkbox', { name: 'disabled' }));
  expect(code()).toBe('<Button variant="contained" disabled>Book a table</Button>');
  expect(run).toHaveBeenLastCalledWith(
    [{ name: 'Example.tsx', text: expect.stringContaining(code()!) as string }],
    true,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reset props' }));
  expect(code()).not.toContain('disabled');
  expect(screen.queryByRole('button', { name: 'Close props' })).toBeNull();
});

it('stands at the level of its place, and closes there', () => {
  const onClose = jest.fn();
  render(<PropsBench model={button} level={4} onClose={onClose} />);
  expect(screen.getByRole('heading', { level: 4 })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Close props' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('plays with the props that the bench names, those of others among them', () => {
  const { unmount } = render(<PropsBench model={button} />);
  expect(screen.queryByRole('checkbox', { name: 'dense' })).toBeNull();
  unmount();
  const props = [member('hideLegend', 'boolean'), member('skipAnimation', 'boolean')];
  render(
    <PropsBench
      model={model('/x/api/charts/radar-chart/', props, [member('divisions', 'number')])}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'hideLegend' })).toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: 'divisions' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'skipAnimation' })).toBeNull();
});

it('copies the JSX, and a link that begins with the chosen props', async () => {
  const { unmount } = render(<PropsBench model={button} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'disabled' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy JSX' }));
  expect(copied).toHaveBeenLastCalledWith(code());
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByRole('button', { name: 'Link copied' });
  const link = new URL(copied.mock.lastCall![0] as string);
  expect(link.pathname).toBe('/api-docs/button/');
  const before = code();
  unmount();

  render(<PropsBench model={button} hash={link.hash} />);
  expect(code()).toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'Reset props' }));
  expect(code()).not.toContain('disabled');
});

it('takes no number with which the component would not come to an end', () => {
  const clock = model('/x/api/date-pickers/digital-clock/', [
    member('disabled', 'boolean'),
    member('timeStep', 'number'),
  ]);
  render(<PropsBench model={clock} hash="#props=timeStep=0&disabled=true" />);
  expect(code()).toBe('<DigitalClock disabled />');
  const field = screen.getByRole('spinbutton', { name: 'timeStep' });
  const codes = ['0', '05', '1', '15', '9999'].map((value) => {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(Number(value));
    return code();
  });
  expect(codes).toEqual([
    '<DigitalClock disabled />',
    '<DigitalClock disabled timeStep={5} />',
    '<DigitalClock disabled />',
    '<DigitalClock disabled timeStep={15} />',
    '<DigitalClock disabled />',
  ]);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('From 5 to 720');
  fireEvent.click(screen.getByRole('button', { name: 'Reset props' }));
  const reset = screen.getByRole('spinbutton', { name: 'timeStep' });
  expect(reset).toHaveValue(null);
  expect(reset).toBeValid();
  expect(reset).not.toHaveAccessibleDescription();
});

it('says so where a link would be too long to be read', () => {
  copied.mockClear();
  render(<PropsBench model={model('/api-docs/button/', [member('children', 'ReactNode')])} />);
  const text = screen.getByRole('textbox', { name: 'children' });
  fireEvent.change(text, { target: { value: '请'.repeat(1000) } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('button', { name: 'Link not copied' })).toBeVisible();
  expect(copied).not.toHaveBeenCalled();
});

it('the names of props have no outline that their letters would touch', () => {
  const read = (file: string) => fs.readFileSync(path.join(__dirname, file), 'utf8');
  const [outline] = /:where\(\.prose\) :where\(code\)[^}]*\}/.exec(read('../../css/base.css'))!;
  document.head.innerHTML = `<style>${outline}${read('PropsBench.late.module.css')}</style>`;
  document.body.innerHTML =
    '<div class="prose"><code>a</code><section class="bench"><code>b</code></section></div>';
  const [text, name] = [...document.querySelectorAll('code')].map((code) => getComputedStyle(code));
  expect([text!.padding, text!.boxShadow]).toEqual([
    '0.12em 0.36em',
    expect.stringContaining('inset'),
  ]);
  expect([name!.padding, name!.boxShadow]).toEqual(['0px', 'none']);
});
