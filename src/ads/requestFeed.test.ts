import { answerTimeout, maxAnswer, maxRequests, pauseAfter, requestFeed } from './requestFeed';

const item = {
  statlink: 'https://ads.example/click',
  image: 'https://ads.example/i.png',
  company: 'Acme',
  description: 'Tools',
};

type Answer = () => Response | Promise<Response>;
const json =
  (value: unknown): Answer =>
  () =>
    new Response(JSON.stringify(value));

function setUp(...answers: Answer[]) {
  jest.useFakeTimers();
  const stop = new AbortController();
  const signals: AbortSignal[] = [];
  const fetch = jest.fn((_address: string, init: RequestInit) => {
    const signal = init.signal as AbortSignal;
    signals.push(signal);
    const answer = answers[Math.min(signals.length, answers.length) - 1]!;
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      Promise.resolve().then(answer).then(resolve, reject);
    });
  });
  const settled = jest.fn();
  void requestFeed({
    address: 'https://ads.example/feed.json',
    fetch,
    clock: {
      set: (callback, delay) => setTimeout(callback, delay),
      clear: (handle) => clearTimeout(handle as NodeJS.Timeout),
    },
    now: () => 0,
    signal: stop.signal,
  }).then(settled);
  return { fetch, settled, stop, signals };
}
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

afterEach(() => jest.useRealTimers());

it('brings the ad of the first answer', async () => {
  const { fetch, settled } = setUp(json({ ads: [item] }));
  await pass(0);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ company: 'Acme' }));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]).toEqual([
    'https://ads.example/feed.json',
    expect.objectContaining({ credentials: 'omit', cache: 'no-store' }),
  ]);
  expect(jest.getTimerCount()).toBe(0);
});

it('asks up to ten times while the answer is empty, with growing pauses', async () => {
  const { fetch, settled } = setUp(json({ ads: [] }));
  const pauses = Array.from({ length: maxRequests - 1 }, (_, index) => pauseAfter(index + 1));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000]);
  let requests = 1;
  await pass(0);
  for (const delay of pauses) {
    await pass(delay - 1);
    expect(fetch).toHaveBeenCalledTimes(requests);
    await pass(1);
    requests += 1;
    expect(fetch).toHaveBeenCalledTimes(requests);
  }
  await pass(60_000);
  expect(fetch).toHaveBeenCalledTimes(10);
  expect(settled.mock.calls).toEqual([[null]]);
});

it('takes an ad that comes at the third time', async () => {
  const { fetch, settled } = setUp(json({ ads: [] }), json({ ads: [{}] }), json({ ads: [item] }));
  await pass(1500);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ company: 'Acme' }));
  expect(fetch).toHaveBeenCalledTimes(3);
});

it.each<[string, Answer]>([
  ['a refused connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500', () => new Response('{"ads":[]}', { status: 500 })],
  ['a page of HTML', () => new Response('<!doctype html><title>Ads</title>')],
  ['nothing', () => new Response(null)],
  ['{}', json({})],
  ['a list that is none', json({ ads: null })],
])('%s ends the attempt quietly', async (_name, answer) => {
  const { fetch, settled } = setUp(answer);
  await pass(120_000);
  expect(settled.mock.calls).toEqual([[null]]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('gives up an answer that hangs', async () => {
  const { fetch, settled, signals } = setUp(() => new Promise<Response>(() => {}));
  await pass(answerTimeout - 1);
  expect(settled).not.toHaveBeenCalled();
  await pass(1);
  expect(settled.mock.calls).toEqual([[null]]);
  expect(signals[0]!.aborted).toBe(true);
  await pass(120_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('reads no more than a little of an endless answer', async () => {
  let sent = 0;
  const cancel = jest.fn();
  const chunk = new Uint8Array(10_000).fill(32);
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += chunk.length;
      controller.enqueue(chunk);
    },
    cancel,
  });
  const { settled } = setUp(() => new Response(endless));
  await pass(100);
  expect(settled.mock.calls).toEqual([[null]]);
  expect(cancel).toHaveBeenCalled();
  expect(sent).toBeLessThan(maxAnswer + 5 * chunk.length);
});

it('stops in the middle of an answer', async () => {
  const { settled, stop, signals } = setUp(() => new Promise<Response>(() => {}));
  await pass(10);
  stop.abort();
  await pass(0);
  expect(signals[0]!.aborted).toBe(true);
  expect(settled.mock.calls).toEqual([[null]]);
  expect(jest.getTimerCount()).toBe(0);
});

it('stops between two requests', async () => {
  const { fetch, settled, stop } = setUp(json({ ads: [] }));
  await pass(100);
  stop.abort();
  await pass(120_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(settled.mock.calls).toEqual([[null]]);
  expect(jest.getTimerCount()).toBe(0);
});
