/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { DocsConfigContext, type DocsConfig } from '../docsConfig/useDocsConfig';
import { AdSlot } from './AdSlot';
import type { AdShape } from './rules/adState';

const send = jest.fn();
jest.mock('../analytics', () => ({ sendEvent: (...event: unknown[]) => send(...event) }));
jest.mock('@docusaurus/useBaseUrl', () => (path: string) => path, { virtual: true });
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({}), { virtual: true });
jest.mock('@docusaurus/router', () => ({}), { virtual: true });
let crashing = false;
jest.mock('./rules/inHouseLink', () => ({
  inHouseLink: () => {
    if (crashing) throw new Error('An ad crashed.');
    return 'https://mui.com/store/';
  },
}));

const script = 'https://ads.example/script.js';
const config = { ads: { displayRatio: 0.1 } } as DocsConfig;

function show(meta: Record<string, string> = {}, shape: AdShape = 'image') {
  for (const [name, content] of Object.entries(meta)) {
    const tag = document.createElement('meta');
    tag.name = name;
    tag.content = content;
    document.head.append(tag);
  }
  return render(
    <DocsConfigContext value={config}>
      <AdSlot shape={shape} />
    </DocsConfigContext>,
  );
}
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const content = (container: HTMLElement) =>
  container.querySelector('[data-ad-content]')?.getAttribute('data-ad-content');
const network = () => document.querySelector<HTMLElement>('[data-ad-network]');

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
  crashing = false;
  document.head.innerHTML = '';
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('shows an own ad without configuration, and asks nobody', async () => {
  const { container } = show();
  await pass(20_000);
  const link = screen.getByRole('link', { name: /For companies - .*ad by MUI/ });
  expect(link).toHaveAttribute('href', 'https://mui.com/store/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored noopener noreferrer');
  expect(link).toHaveAttribute('data-ga-event-label', 'in-house-tidelift');
  const image = screen.getByRole('img', { name: 'For companies' });
  expect(image).toHaveAttribute('src', '/ads-in-house/tidelift.svg');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['130', '100']);
  expect(container.firstElementChild).toHaveAttribute(
    'data-ga-event-label',
    'in-house-body-top-image',
  );
  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(send).not.toHaveBeenCalled();
});

it('reports its own display and that of its ad, each once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.1);
  show();
  expect(send.mock.calls).toEqual([['ad', 'display', 'in-house-templates']]);
  await pass(20_000);
  expect(send.mock.calls).toEqual([
    ['ad', 'display', 'in-house-templates'],
    ['ad', 'display', 'in-house-body-top-image'],
  ]);
});

it('puts the script into its own container, shows an own ad meanwhile, and goes back', async () => {
  const { container } = show({ 'ad-script': script });
  expect(network()).toBeEmptyDOMElement();
  await pass(0);
  const added = network()!.querySelector('script')!;
  expect([added.src, added.async, added.id]).toEqual([script, true, '_carbonads_js']);
  await pass(2999);
  expect(screen.queryByRole('link')).toBeNull();
  await pass(1);
  expect(content(container)).toBe('in-house');
  expect(screen.getByRole('link')).toBeVisible();
  expect(network()).not.toBeVisible();

  // The container is the same one: what the script brings late is there.
  added.insertAdjacentHTML(
    'afterend',
    '<div id="carbonads"><a href="https://a.example">A</a></div>',
  );
  await pass(500);
  expect(content(container)).toBe('network');
  expect(network()).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

it('takes its script along when it goes, and adds none afterwards', async () => {
  const first = show({ 'ad-script': script });
  first.unmount();
  await pass(20_000);
  expect(document.querySelector('script')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

it('appeals to a fifth of those whose browser blocks ads', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.19);
  show({ 'ad-script': script });
  await pass(3000);
  expect(screen.getByText('Help us keep running')).toBeVisible();
  expect(screen.getByText(/let your blocker show them/)).toBeVisible();
  expect(screen.getByText('Thank you!')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Love' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('is one line of text, without image, in its other shape', () => {
  show({}, 'inline');
  expect(screen.queryByRole('img')).toBeNull();
  expect(
    screen.getByRole('link', { name: /^Ad For companies .* Get started ad by MUI$/ }),
  ).toBeVisible();
});

it('shows a crawler nothing', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
  const { container } = show({ 'ad-script': script, 'ad-feed': 'https://ads.example/feed' });
  await pass(20_000);
  expect(content(container)).toBe('empty');
  expect(container.textContent).toBe('');
  expect(document.querySelector('script')).toBeNull();
});

it('renders nothing after a crash and reports it once', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  crashing = true;
  const { container } = show();
  await pass(20_000);
  expect(container).toBeEmptyDOMElement();
  expect(send.mock.calls).toEqual([['ad', 'crash', 'in-house-body-top-image']]);
  silenced.mockRestore();
});

it('counts a script that cannot be added as a crash', async () => {
  const { container } = show({ 'ad-script': script });
  jest.spyOn(Element.prototype, 'append').mockImplementation(() => {
    throw new Error('No scripts here.');
  });
  await pass(20_000);
  expect(container).toBeEmptyDOMElement();
  expect(send.mock.calls).toEqual([['ad', 'crash', 'carbon-body-top-image']]);
});

it('says what is missing outside the docs provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<AdSlot shape="image" />)).toThrow('The docs config context was not found.');
});

describe('the feed', () => {
  const feed = 'https://ads.example/feed.json';
  const item = {
    statlink: 'https://ads.example/click',
    statimp: 'https://ads.example/seen?[timestamp]',
    timestamp: '17',
    image: 'https://ads.example/i.png',
    company: 'Acme <b>',
    description: '<img src=x onerror="alert(1)">',
  };
  let answer: () => Promise<unknown>;
  beforeEach(() => {
    window.fetch = jest.fn(async () => {
      const text = await answer();
      let sent = false;
      const read = async () =>
        sent ? { done: true } : ((sent = true), { done: false, value: Buffer.from(String(text)) });
      return { ok: true, body: { getReader: () => ({ read, cancel: async () => {} }) } };
    }) as never;
    Object.assign(globalThis, {
      TextDecoder: jest.requireActual<{ TextDecoder: unknown }>('util').TextDecoder,
    });
  });

  it('fills the slot where no script is configured, as text', async () => {
    answer = async () => JSON.stringify({ ads: [item] });
    const { container } = show({ 'ad-feed': feed });
    expect(content(container)).toBe('waiting');
    await pass(0);
    expect(content(container)).toBe('feed');
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', item.statlink);
    expect(link).toHaveTextContent('Acme <b> - <img src=x onerror="alert(1)">');
    expect(link).not.toHaveAttribute('data-ga-event-label');
    const counting = container.querySelector('img[hidden]');
    expect(counting).toHaveAttribute('src', 'https://ads.example/seen?17');
  });

  it('leaves it empty when it cannot be had', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const { container } = show({ 'ad-feed': feed });
    await pass(20_000);
    expect(content(container)).toBe('failed');
    expect(container.textContent).toBe('');
    expect(window.fetch).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });
});
