/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { writeEditedQuery, writeSandboxQuery } from './rules/sandboxLink';
import { SandboxPage } from './SandboxPage';

jest.mock('@docusaurus/useIsBrowser', () => () => true, { virtual: true });
jest.mock('./useSurroundings', () => ({ useSurroundings: () => ({}) }));
jest.mock('./services/serviceState', () => ({ serviceState: async () => 'ready' }));
const load = jest.fn();
jest.mock('./services/loadProject', () => ({
  ...jest.requireActual<object>('./services/loadProject'),
  loadProject: async (_request: unknown, _surroundings: unknown, edit?: unknown) => {
    load(edit);
    return edit ? 'edited' : 'original';
  },
}));
const send = jest.fn();
jest.mock('./services/sendProject', () => ({
  sendProject: (...given: unknown[]): unknown => send(...given),
}));
const save = jest.fn();
jest.mock('./services/saveZip', () => ({ saveZip: (project: unknown): unknown => save(project) }));
jest.mock('../editor', () => ({
  readHandover: (hash: string) => (hash === '#edit=there.' ? () => {} : undefined),
}));

const request = {
  service: 'stackblitz',
  demo: 'docs/components/chips/OrderTags',
  style: 'system',
  code: 'ts',
  mode: 'light',
  direction: 'ltr',
} as const;

async function open(address: string) {
  window.history.replaceState(null, '', `/sandbox/${address}`);
  render(<SandboxPage />);
  await act(async () => {});
}

beforeEach(() => jest.clearAllMocks());

it('sends the demo, or what was made of it', async () => {
  await open(writeSandboxQuery(request));
  expect(send).toHaveBeenLastCalledWith('stackblitz', 'original');
  await open(`${writeEditedQuery(request)}#edit=there.`);
  expect(send).toHaveBeenLastCalledWith('stackblitz', 'edited');
});

it('says so where the changed code did not arrive, and gives nothing else instead', async () => {
  await open(writeEditedQuery(request));
  expect(screen.getByRole('alert')).toHaveTextContent('The changed code did not arrive here');
  await act(async () => void fireEvent.click(screen.getByText('Download as zip')));
  expect(screen.getByRole('alert')).toHaveTextContent('The changed code did not arrive here');
  expect(load).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
});
