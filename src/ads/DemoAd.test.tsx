/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { DocsConfigContext, type DocsConfig } from '../docsConfig/useDocsConfig';
import { DemoAd } from './DemoAd';
import type { FeedAd } from './rules/parseFeed';

const send = jest.fn();
jest.mock('../analytics', () => ({ sendEvent: (...event: unknown[]) => send(...event) }));
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({}), { virtual: true });
jest.mock('@docusaurus/router', () => ({}), { virtual: true });
const requested: { address: string; signal: AbortSignal }[] = [];
let answer: (ad: FeedAd | null) => void = () => {};
jest.mock('./requestFeed', () => ({
  requestFeed: (request: { address: string; signal: AbortSignal }) => {
    requested.push(request);
    return new Promise((resolve) => (answer = resolve));
  },
}));

const ad: FeedAd = {
  link: 'https://ads.example/click',
  image: 'https://ads.example/i.png',
  company: 'Acme',
  description: 'Tools for tables',
  pixels: ['https://ads.example/seen'],
};
const feed = 'https://ads.example/feed.json';
const show = () =>
  render(
    <DocsConfigContext value={{ ads: { displayRatio: 1 } } as DocsConfig}>
      <DemoAd />
    </DocsConfigContext>,
  );
/** What asks the feed is fetched first. */
const asked = () => waitFor(() => expect(requested.length).toBeGreaterThan(0));
const bring = async (found: FeedAd | null) => {
  await asked();
  await act(async () => answer(found));
};

beforeEach(() => {
  document.head.innerHTML = `<meta name="ad-feed" content="${feed}">`;
  send.mockReset();
  requested.length = 0;
});
afterEach(() => jest.restoreAllMocks());

it('shows the ad of the feed as one line, and reports it', async () => {
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
  await bring(ad);
  const link = screen.getByRole('link', {
    name: 'Ad Acme - Tools for tables Get started ad by Carbon',
  });
  expect(link).toHaveAttribute('href', ad.link);
  expect(link).toHaveAttribute('data-ga-event-label', 'carbon-demo-inline');
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img[hidden]')).toHaveAttribute('src', ad.pixels[0]);
  expect(send.mock.calls).toEqual([['ad', 'display', 'carbon-demo-inline']]);
  expect(requested.map(({ address }) => address)).toEqual([feed]);
});

it('stays empty when there is none', async () => {
  const { container } = show();
  await bring(null);
  expect(container).toBeEmptyDOMElement();
  expect(send).not.toHaveBeenCalled();
});

it('calls the request off when it goes', async () => {
  const view = show();
  await asked();
  view.unmount();
  expect(requested[0]!.signal.aborted).toBe(true);
  await bring(ad);
  expect(send).not.toHaveBeenCalled();
});

it('asks nobody for a crawler, or where no feed is configured', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('bingbot/2.0');
  show();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  show();
  expect(requested).toEqual([]);
});

it('renders nothing after a crash and reports it once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = show();
  await bring({ ...ad, pixels: null as never });
  expect(container).toBeEmptyDOMElement();
  expect(send.mock.calls.filter(([, action]) => action === 'crash')).toEqual([
    ['ad', 'crash', 'carbon-demo-inline'],
  ]);
});
