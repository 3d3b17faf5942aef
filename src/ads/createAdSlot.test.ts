import { createAdSlot, type AdClock } from './createAdSlot';
import type { AdConditions, NetworkElement } from './rules/adState';
import type { FeedAd } from './rules/parseFeed';

const feedAd: FeedAd = {
  link: 'https://a.example/',
  image: 'https://a.example/i.png',
  company: 'Acme',
  description: 'Tools',
  pixels: [],
};

function setUp(changes: Partial<AdConditions> = {}, draw = 0.05) {
  jest.useFakeTimers();
  const clock: AdClock = {
    set: (callback, delay) => setTimeout(callback, delay),
    clear: (handle) => clearTimeout(handle as NodeJS.Timeout),
  };
  const network = { seen: 'nothing' as NetworkElement, isOnline: true };
  const probe = jest.fn(() => network.seen);
  const send = jest.fn();
  const listener = jest.fn();
  let answer: (ad: FeedAd | null) => void = () => {};
  const askFeed = jest.fn(
    (_signal: AbortSignal) => new Promise<FeedAd | null>((resolve) => (answer = resolve)),
  );
  const slot = createAdSlot({
    conditions: {
      agent: 'Firefox',
      isAllowed: true,
      source: 'script',
      shape: 'image',
      placement: 'body-top',
      appealDraw: 0.5,
      ...changes,
    },
    clock,
    random: () => draw,
    ratio: 0.1,
    probe,
    isOnline: () => network.isOnline,
    askFeed,
    send,
  });
  slot.subscribe(listener);
  return {
    slot,
    network,
    probe,
    send,
    listener,
    askFeed,
    answer: (ad: FeedAd | null) => answer(ad),
  };
}
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

afterEach(() => jest.useRealTimers());

it('looks at once and every 500 ms, 30 times in all, and assumes a blocker after 3000 ms', async () => {
  const { slot, probe, listener } = setUp();
  slot.start();
  expect(probe).toHaveBeenCalledTimes(1);
  await pass(2999);
  expect(slot.getView().content).toBe('network');
  expect(listener).not.toHaveBeenCalled();
  await pass(1);
  expect(slot.getView()).toEqual({
    content: 'in-house',
    label: 'in-house-body-top-image',
    ad: null,
  });
  expect(listener).toHaveBeenCalledTimes(1);
  await pass(11_499);
  expect(probe).toHaveBeenCalledTimes(29);
  await pass(1);
  expect(probe).toHaveBeenCalledTimes(30);
  await pass(60_000);
  expect(probe).toHaveBeenCalledTimes(30);
});

it('goes back to a network that comes after 14 s, and looks no further', async () => {
  const { slot, network, probe, send } = setUp();
  slot.start();
  await pass(14_000);
  network.seen = 'ad';
  await pass(500);
  expect(slot.getView().content).toBe('network');
  expect(probe).toHaveBeenCalledTimes(30);
  await pass(2500);
  expect(send.mock.calls).toEqual([
    ['ad', 'display', 'carbon-body-top-image'],
    ['ad', 'display', 'in-house-body-top-image'],
    ['ad', 'display', 'carbon-body-top-image'],
  ]);
});

it('reports a display 2500 ms after a label stands, in the sample only', async () => {
  const inSample = setUp({ source: 'none' }, 0.1);
  inSample.slot.start();
  await pass(2499);
  expect(inSample.send).not.toHaveBeenCalled();
  await pass(1);
  expect(inSample.send.mock.calls).toEqual([['ad', 'display', 'in-house-body-top-image']]);
  await pass(60_000);
  expect(inSample.send).toHaveBeenCalledTimes(1);

  const outside = setUp({ source: 'none' }, 0.11);
  outside.slot.start();
  await pass(60_000);
  expect(outside.send).not.toHaveBeenCalled();
});

it('begins the wait anew when the label changes within it', async () => {
  const { slot, network, send } = setUp();
  slot.start();
  await pass(1700);
  network.seen = 'backers';
  await pass(300);
  expect(slot.getView().label).toBe('in-house-carbon-body-top-image');
  await pass(2499);
  expect(send).not.toHaveBeenCalled();
  await pass(1);
  expect(send.mock.calls).toEqual([['ad', 'display', 'in-house-carbon-body-top-image']]);
});

it('does nothing after it was stopped', async () => {
  const { slot, probe, send } = setUp();
  const stop = slot.start();
  await pass(700);
  stop();
  await pass(60_000);
  expect(probe).toHaveBeenCalledTimes(2);
  expect(send).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

it('does nothing for a crawler', async () => {
  const { slot, probe, send, askFeed } = setUp({ agent: 'Googlebot/2.1', source: 'feed' });
  slot.start();
  await pass(60_000);
  expect([probe, send, askFeed].map((mock) => mock.mock.calls.length)).toEqual([0, 0, 0]);
  expect(slot.getView()).toEqual({ content: 'empty', label: null, ad: null });
});

it('shows what the feed brings', async () => {
  const { slot, answer, send } = setUp({ source: 'feed' });
  slot.start();
  await pass(5000);
  expect(slot.getView().content).toBe('waiting');
  answer(feedAd);
  await pass(2500);
  expect(slot.getView()).toEqual({ content: 'feed', label: 'carbon-body-top-image', ad: feedAd });
  expect(send.mock.calls).toEqual([['ad', 'display', 'carbon-body-top-image']]);
});

it('stays empty, and says nothing, when the feed has nothing', async () => {
  const { slot, answer, send } = setUp({ source: 'feed' });
  slot.start();
  answer(null);
  await pass(60_000);
  expect(slot.getView()).toEqual({ content: 'failed', label: null, ad: null });
  expect(send).not.toHaveBeenCalled();
});

it('calls the request off when it is stopped, and ignores its answer', async () => {
  const { slot, answer, askFeed, listener } = setUp({ source: 'feed' });
  slot.start()();
  expect(askFeed.mock.calls[0]![0].aborted).toBe(true);
  answer(feedAd);
  await pass(0);
  expect(slot.getView().content).toBe('waiting');
  expect(listener).not.toHaveBeenCalled();
});

it('reports a crash once, with the label that stood, and shows nothing from then on', async () => {
  const { slot, send, probe } = setUp();
  slot.start();
  await pass(3000);
  send.mockClear();
  slot.crash();
  slot.crash();
  await pass(60_000);
  expect(send.mock.calls).toEqual([['ad', 'crash', 'in-house-body-top-image']]);
  expect(slot.getView()).toMatchObject({ content: 'crashed', label: null });
  expect(probe).toHaveBeenCalledTimes(7);
});

it('says null in words for a crash of what has no label', () => {
  const { slot, send } = setUp({ source: 'feed' });
  slot.start();
  slot.crash();
  expect(send.mock.calls).toEqual([['ad', 'crash', 'null']]);
});

it.each([
  [true, 'appeal'],
  [false, 'in-house'],
])('appeals to a reader with a network (%s) alone', async (isOnline, expected) => {
  const { slot, network } = setUp({ appealDraw: 0 });
  network.isOnline = isOnline;
  slot.start();
  await pass(2000);
  // The script is not fetched again when the network is back.
  network.isOnline = true;
  await pass(1000);
  expect(slot.getView().content).toBe(expected);
});
