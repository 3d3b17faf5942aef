/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { chosenPreferences } from '../../tests/support/chosenPreferences';
import { standInPopover } from '../../tests/support/standInPopover';
import { PageActions } from './PageActions';

const copy = jest.fn<Promise<void>, [string]>();
jest.mock('clipboard-copy', () => (text: string) => copy(text));
jest.mock('../preferences', () => ({
  usePreference: (name: string) => [name === 'code' ? 'JS' : 'tailwind'],
  browserStore: () => ({ all: () => chosenPreferences }),
}));
let config: { repositoryUrl: string; assistants: { name: string; href: string }[] };
jest.mock('../docsConfig', () => ({ useDocsConfig: () => config }));

let baseUrl: string;
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => baseUrl + path.slice(1));

const request = jest.fn<Promise<Response>, [string]>();
const answer = (ok: boolean, text: string) =>
  ({ ok, text: async () => text, headers: new Map() }) as unknown as Response;
const print = jest.fn();

beforeAll(() => {
  standInPopover();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/\W/g, '') } });
  Object.assign(window, { fetch: request, print });
});
beforeEach(() => {
  jest.clearAllMocks();
  config = { repositoryUrl: '', assistants: [] };
  baseUrl = '/';
  copy.mockResolvedValue();
});

const repositoryUrl = 'https://git.example.org/a/docs';
async function open(page: object = {}) {
  render(
    <PageActions
      className="a"
      page={{ title: 'Chip', permalink: '/components/chips/', version: '7.2.0', ...page }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Use this page' }));
  await screen.findByText('Print');
}
const entries = () =>
  [...document.querySelectorAll('[data-key]')].map((each) => each.firstChild!.textContent);
const press = (key: string) => fireEvent.keyDown(screen.getByText('Print'), { key });

it('names nobody and offers no repository unless they are configured', async () => {
  await open({ editUrl: null });
  expect(entries()).toEqual([
    'Copy as Markdown',
    'View as Markdown',
    'Copy link to this view',
    'Print',
  ]);
  expect(screen.getByText('Copy as Markdown')).toHaveFocus();
});

it('leads to assistants, the source and a filled-in issue where they are configured', async () => {
  config = {
    repositoryUrl,
    assistants: [{ name: 'One', href: 'https://one.example/?q={markdown}' }],
  };
  await open({ editUrl: `${repositoryUrl}/edit/main/docs/a.mdx` });
  const hrefOf = (name: string) => screen.getByText(name).closest('a')?.getAttribute('href') ?? '';
  expect(hrefOf('Open in One')).toBe(
    'https://one.example/?q=http%3A%2F%2Flocalhost%2Fcomponents%2Fchips.md',
  );
  expect(hrefOf('View as Markdown')).toBe('/components/chips.md');
  expect(hrefOf('Edit this page')).toBe(`${repositoryUrl}/edit/main/docs/a.mdx`);
  const issue = new URL(hrefOf('Report a problem')).searchParams;
  expect(issue.get('title')).toBe('Problem: Chip');
  expect(issue.get('body')).toBe(
    `- Page: http://localhost/components/chips/\n- Version: 7.2.0\n- Code: JS, tailwind\n- Browser: ${navigator.userAgent}`,
  );
});

it.each(['/', '/manual/', '/manual/zh/'])(
  'compares the product of a page below %s',
  async (base) => {
    baseUrl = base;
    await open({ permalink: `${base}x/api/data-grid/data-grid/` });
    const href = screen.getByText('Compare versions').closest('a')?.getAttribute('href');
    const address = new URL(href!, window.location.href);
    expect(address.pathname).toBe(`${base}compare/`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      product: 'x-data-grid',
      page: '/x/api/data-grid/data-grid',
    });
  },
);

it('copies the Markdown in the form that the reader has chosen, or the one that is there', async () => {
  request.mockImplementation(async (address) =>
    answer(address === '/components/chips.md', '# Chip'),
  );
  await open();
  fireEvent.click(screen.getByText('Copy as Markdown'));
  await waitFor(() => expect(copy).toHaveBeenCalledWith('# Chip'));
  expect(request.mock.calls[0]).toEqual(['/components/chips.js.tailwind.md']);
  expect(await screen.findByText('Markdown copied')).toBeInTheDocument();
});

it.each([
  [
    'it is not there',
    () => Promise.resolve(answer(false, '')),
    'This page is not available as Markdown',
  ],
  ['nothing arrives', () => Promise.reject(new TypeError('x')), 'The Markdown could not be loaded'],
])('says that %s', async (_case, answers, message) => {
  request.mockImplementation(answers);
  await open();
  press('c');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(copy).not.toHaveBeenCalled();
});

it('says that the browser refuses to copy', async () => {
  copy.mockRejectedValue(new Error('no'));
  request.mockResolvedValue(answer(true, '# Chip'));
  await open();
  press('c');
  expect(await screen.findByText('The browser refused to copy')).toBeInTheDocument();
});

it('does what a key says while the menu is open, and leaves keys of the browser', async () => {
  await open();
  fireEvent.keyDown(screen.getByText('Print'), { key: 'l', ctrlKey: true });
  expect(copy).not.toHaveBeenCalled();
  press('l');
  await waitFor(() => expect(copy).toHaveBeenCalledTimes(1));
  expect(copy.mock.calls[0]![0]).toContain('dir=rtl');
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(document.querySelector('[data-key]')).toBeNull();
});

it('prints without the menu', async () => {
  await open();
  press('P');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(document.querySelector('[data-key]')).toBeNull();
});

it('leads from a page of the API reference to the comparison of its versions', async () => {
  await open({ permalink: '/zh/x/api/charts/bar-chart/' });
  expect(screen.getByRole('link', { name: 'Compare versions' })).toHaveAttribute(
    'href',
    '/compare/?product=x-charts&page=%2Fzh%2Fx%2Fapi%2Fcharts%2Fbar-chart',
  );
});
