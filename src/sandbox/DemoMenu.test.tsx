/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { chosenPreferences } from '../../tests/support/chosenPreferences';
import { standInPopover } from '../../tests/support/standInPopover';
import { DemoMenu } from './DemoMenu';
import { SandboxUnavailable } from './services/loadProject';
import { parseSandboxQuery } from './rules/sandboxLink';

const copy = jest.fn<Promise<void>, [string]>();
jest.mock('clipboard-copy', () => (text: string) => copy(text));
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => `/zh${path}`, { virtual: true });
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({}) }), { virtual: true });
const preferences: Record<string, string> = {};
jest.mock('../preferences', () => ({
  usePreference: (name: string) => [preferences[name]],
  useEffectiveMode: () => 'dark',
  browserStore: () => ({ all: () => chosenPreferences }),
}));
jest.mock('./useSurroundings', () => ({ useSurroundings: () => ({}) }));
const load = jest.fn();
jest.mock('./services/loadProject', () => ({
  ...jest.requireActual<object>('./services/loadProject'),
  loadProject: (...given: unknown[]): unknown => load(...given),
}));
const save = jest.fn();
jest.mock('./services/saveZip', () => ({ saveZip: (project: unknown): unknown => save(project) }));
const open = jest.fn();

const onClose = jest.fn();
const onNotice = jest.fn();

beforeAll(standInPopover);

function show() {
  const trigger = createRef<HTMLButtonElement>();
  return render(
    <>
      <button ref={trigger}>Open in…</button>
      <DemoMenu
        demo={{ id: 'docs/components/chips/OrderTags', name: 'OrderTags', styles: ['css'] }}
        trigger={trigger}
        onClose={onClose}
        onNotice={onNotice}
      />
    </>,
  );
}

const click = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(preferences, { code: 'JS', style: 'css', direction: 'rtl' });
  window.open = open.mockReturnValue({ closed: false });
  copy.mockReset().mockResolvedValue();
  window.history.replaceState(null, '', '/components/chips/?mode=dark#api');
});

it('leads to the services with the demo as it is on screen', () => {
  show();
  for (const service of ['stackblitz', 'codesandbox'] as const) {
    const [link] = screen
      .getAllByRole('link', { hidden: true })
      .filter((each) => each.getAttribute('data-ga-event-action') === service);
    const address = new URL((link as HTMLAnchorElement).href);
    expect(address.pathname).toBe('/zh/sandbox/');
    expect(parseSandboxQuery(address.search)).toEqual({
      service,
      demo: 'docs/components/chips/OrderTags',
      style: 'css',
      code: 'js',
      mode: 'dark',
      direction: 'rtl',
    });
  }
});

it('asks for the system styling where the wanted one is missing', () => {
  preferences.style = 'tailwind';
  show();
  const link = screen.getByText('StackBlitz').closest('a')!;
  expect(new URL(link.href).searchParams.get('style')).toBe('system');
});

it('has focus on its first entry, and arrow keys go round', () => {
  show();
  expect(document.activeElement).toHaveTextContent('StackBlitz');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(document.activeElement).toHaveTextContent('Copy link to the source');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(document.activeElement).toHaveTextContent('CodeSandbox');
});

it('closes once a window is open', async () => {
  show();
  await click('CodeSandbox');
  expect(open).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalled();
});

it.each([
  ['StackBlitz', null],
  ['Separate window', { closed: true }],
])('says that the browser opened no window for %s', async (name, opened) => {
  open.mockReturnValue(opened);
  show();
  await click(name);
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(
    'The browser did not open the window.',
  );
  expect(onClose).not.toHaveBeenCalled();
});

it('opens the demo alone in a window with a size', async () => {
  show();
  await click('Separate window');
  expect(open).toHaveBeenCalledWith(
    'http://localhost/components/chips/?mode=dark&dir=rtl&density=standard&code=js&style=css&alone=#OrderTags',
    '_blank',
    'popup,width=900,height=700',
  );
});

it('saves the project and closes', async () => {
  load.mockResolvedValue('project');
  show();
  await click('Download as zip');
  expect(load.mock.calls[0]![0]).toMatchObject({ style: 'css', code: 'js' });
  expect(save).toHaveBeenCalledWith('project');
  expect(onClose).toHaveBeenCalled();
});

it.each([
  [new SandboxUnavailable('x'), 'The files of this demo could not be loaded. Check the connection'],
  [new Error('unknown adapter'), 'This demo cannot be exported: unknown adapter'],
])('says why there is nothing to save: %s', async (error, text) => {
  load.mockRejectedValue(error);
  show();
  await click('Download as zip');
  expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(text);
  expect(save).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it('tries again where the files did not arrive, and takes the focus along', async () => {
  load.mockRejectedValueOnce(new SandboxUnavailable('x')).mockResolvedValue('project');
  show();
  await click('Download as zip');
  await click('Try again');
  expect(screen.getByText('Download as zip')).toHaveFocus();
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  expect(save).toHaveBeenCalledWith('project');
});

it('offers no second try where it cannot help', async () => {
  load.mockRejectedValue(new Error('unknown adapter'));
  show();
  await click('Download as zip');
  expect(screen.queryByText('Try again')).toBeNull();
});

it('tells a failure also when the menu was closed meanwhile', async () => {
  let fail: (error: Error) => void = () => {};
  load.mockReturnValue(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  const { unmount } = show();
  await click('Download as zip');
  unmount();
  await act(async () => fail(new SandboxUnavailable('x')));
  expect(onNotice).toHaveBeenCalledWith(
    expect.stringContaining('The files of this demo could not be loaded') as string,
  );
});

it('copies a link to the shown source', async () => {
  show();
  await click('Copy link to the source');
  expect(copy).toHaveBeenCalledWith(
    'http://localhost/components/chips/?mode=dark#css-OrderTags.js',
  );
  expect(onNotice).toHaveBeenCalledWith('Link copied');
});

it('says that copying was refused', async () => {
  copy.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
  show();
  await click('Copy link to the source');
  expect(onNotice).toHaveBeenCalledWith('The browser did not allow copying');
});

it('marks its entries for analytics', () => {
  show();
  const marked = [...document.querySelectorAll('[data-ga-event-category="demo"]')];
  expect(marked.map((each) => each.getAttribute('data-ga-event-action'))).toEqual([
    'stackblitz',
    'codesandbox',
    'open-alone',
    'download-zip',
    'copy-js-source-link',
  ]);
  expect(marked.every((each) => each.getAttribute('data-ga-event-label') === 'OrderTags')).toBe(
    true,
  );
});
