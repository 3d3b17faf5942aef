import type { AdClock } from './createAdSlot';
import { parseFeed, type FeedAd } from './rules/parseFeed';

/** Requests in total, if none brings an ad. */
export const maxRequests = 10;
/** Longest wait for one answer, in ms. */
export const answerTimeout = 8000;
/** Longest answer, in bytes; an ad has about one thousand. */
export const maxAnswer = 100_000;

/** Wait before a request after so many empty answers, in ms. */
export function pauseAfter(empty: number): number {
  return Math.min(500 * 2 ** (empty - 1), 8000);
}

interface FeedRequest {
  address: string;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  clock: AdClock;
  /** In ms. */
  now: () => number;
  /** Ends the attempt, also between two requests. */
  signal: AbortSignal;
}

/** Reads a body up to the limit. @throws if it is longer, or the connection breaks */
async function readLimited(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > maxAnswer) {
      void reader.cancel().catch(() => {});
      throw new Error('The answer of the ad feed is too long.');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** One request. @throws whatever goes wrong with it, in time or in form */
async function askOnce({ address, fetch, clock, now, signal }: FeedRequest) {
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal.addEventListener('abort', abort);
  const timer = clock.set(abort, answerTimeout);
  try {
    const response = await fetch(address, {
      signal: attempt.signal,
      credentials: 'omit',
      cache: 'no-store',
    });
    if (!response.ok) throw new Error(`The ad feed answered ${response.status}.`);
    return parseFeed(JSON.parse(await readLimited(response)), now());
  } finally {
    clock.clear(timer);
    signal.removeEventListener('abort', abort);
    // Nobody reads what may still be coming.
    abort();
  }
}

function pause({ clock, signal }: FeedRequest, delay: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.set(done, delay);
    function done() {
      clock.clear(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}

/**
 * Asks the feed for an ad. An empty answer is asked for again, with growing pauses; an answer that is none,
 * or that does not come, ends the attempt.
 * @returns the ad, or null; never rejects
 */
export async function requestFeed(request: FeedRequest): Promise<FeedAd | null> {
  try {
    for (let empty = 0; empty < maxRequests; empty += 1) {
      if (empty > 0) await pause(request, pauseAfter(empty));
      if (request.signal.aborted) return null;
      const answer = await askOnce(request);
      if (answer === 'malformed' || request.signal.aborted) return null;
      if (answer !== 'none') return answer;
    }
  } catch {
    // Nobody reads a page for its ads: the slot stays empty, and nothing is said.
  }
  return null;
}
