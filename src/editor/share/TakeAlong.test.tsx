/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { VariantEdit } from '../../sandbox';
import { asksForEdited, parseSandboxQuery } from '../../sandbox/rules/sandboxLink';
import type { SandboxVariant } from '../../sandbox/rules/types';
import { SandboxUnavailable } from '../../sandbox/services/loadProject';
import { readHandover } from './handover';
import { TakeAlong } from './TakeAlong';

jest.mock(
  '@generated/demos/default/editor.json',
  () => ({ versions: { dayjs: '1.11.13' }, needs: {}, types: {} }),
  { virtual: true },
);
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({}) }), { virtual: true });
const load = jest.fn();
const save = jest.fn();
jest.mock('../../sandbox', () => ({
  ...jest.requireActual<object>('../../sandbox/rules/sandboxLink'),
  ...jest.requireActual<object>('../../sandbox/rules/serviceNames'),
  ...jest.requireActual<object>('../../sandbox/ServiceLink'),
  ...jest.requireActual<object>('../../sandbox/Problem'),
  useSurroundings: () => ({}),
  loadProject: (...given: unknown[]): unknown => load(...given),
  saveZip: (project: unknown): unknown => save(project),
}));

const choice = {
  demo: 'docs/components/chips/OrderTags',
  style: 'system',
  code: 'ts',
  mode: 'light',
  direction: 'ltr',
} as const;
const needs = { dependencies: {}, devDependencies: {} };
const variant: SandboxVariant = {
  files: [{ path: 'OrderTags.tsx', code: 'as the page has it' }],
  iconFonts: [],
  ts: needs,
  js: needs,
};
const changed = { 'OrderTags.tsx': "import dayjs from 'dayjs';\n" };
const made = (edit: VariantEdit | undefined) => edit?.(variant, 'ts');

const address = (service: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: service }).href);

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
});

it.each(['StackBlitz', 'CodeSandbox'])('hands %s what is on screen, kept or not', (service) => {
  render(<TakeAlong choice={choice} changes={changed} />);
  const { search, hash } = address(service);
  expect(parseSandboxQuery(search)).toEqual({ ...choice, service: service.toLowerCase() });
  expect(asksForEdited(search)).toBe(true);
  const project = made(readHandover(hash));
  expect(project?.files).toEqual([{ path: 'OrderTags.tsx', code: changed['OrderTags.tsx'] }]);
  expect(project?.ts.dependencies.dayjs).toBe('1.11.13');
});

it('asks for the demo of the page where nothing is changed', () => {
  render(<TakeAlong choice={choice} changes={{}} />);
  expect(asksForEdited(address('StackBlitz').search)).toBe(false);
  expect(address('StackBlitz').hash).toBe('');
});

it('offers a file alone for what no address can take', async () => {
  const long = { 'OrderTags.tsx': 'a'.repeat(200_001) };
  load.mockResolvedValue('project');
  render(<TakeAlong choice={choice} changes={long} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/too long for a link/)).toBeVisible();
  await act(async () => void fireEvent.click(screen.getByText('Download as zip')));
  expect(made(load.mock.calls[0]![2] as VariantEdit)?.files[0]?.code).toHaveLength(200_001);
  expect(save).toHaveBeenCalledWith('project');
});

it('tries again where the files did not arrive, and takes the focus along', async () => {
  load.mockRejectedValueOnce(new SandboxUnavailable('x')).mockResolvedValue('project');
  render(<TakeAlong choice={choice} changes={changed} />);
  await act(async () => void fireEvent.click(screen.getByText('Download as zip')));
  expect(screen.getByRole('alert')).toHaveTextContent('Check the connection and try again');
  await act(async () => void fireEvent.click(screen.getByText('Try again')));
  expect(screen.getByText('Download as zip')).toHaveFocus();
  expect(save).toHaveBeenCalledWith('project');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('reads no handover out of an address that has none', () => {
  expect(readHandover('')).toBeUndefined();
  expect(readHandover('#edit=.')).toBeUndefined();
});
