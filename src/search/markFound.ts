import { fragmentIds } from '../arrival/rules/fragmentIds';
import { attempt } from '../ui';

/** What runs later. */
export interface MarkClock {
  now: () => number;
  /** Runs something before the next paint. */
  frame: (run: () => void) => void;
  /** @returns what is to be called to leave it off */
  after: (run: () => void, ms: number) => () => void;
}

/** The browser's own. */
export const browserClock: MarkClock = {
  now: () => performance.now(),
  frame: (run) => void requestAnimationFrame(run),
  after: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

interface Found {
  /** Of the result, with its fragment. */
  url: string;
  /** Words found in the text, in lower case; none where a name was found. */
  words: readonly string[];
  /** Something of the page that is left: as long as it stands there, nothing is looked for. */
  old?: Element | null;
}

/** How long a mark stays, in ms. */
export const markTime = 2000;
/** How long a page may take to show what was found, in ms. */
const patience = 10_000;
/** How long the page that was left may stand where the new one belongs, in ms. */
const leaving = 1000;
/** Texts of a section that are looked through at most. */
const mostTexts = 400;
/** The name by which CSS knows the words. */
const highlight = 'search-found';

const isHeading = (node: Node) => /^H[1-6]$/.test(node.nodeName);

/** Where words stand in a heading and in what follows it, up to the next one. */
function rangesOf(target: Element, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  if (words.length === 0) return ranges;
  const walker = document.createTreeWalker(
    target.closest('main') ?? document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  walker.currentNode = target;
  for (let texts = 0; texts < mostTexts;) {
    const node = walker.nextNode();
    if (!node || isHeading(node)) break;
    if (node.nodeType !== Node.TEXT_NODE) continue;
    texts += 1;
    const text = node.nodeValue!.toLowerCase();
    // A letter that is two in lower case moves all behind it.
    if (text.length !== node.nodeValue!.length) continue;
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

let unmark = () => {};
let question = 0;

/**
 * Marks what a chosen result leads to for two seconds, as soon as it is in view. Nothing moves by it.
 * @param clock - passed in by tests
 */
export function markFound({ url, words, old }: Found, clock: MarkClock = browserClock): void {
  unmark();
  question += 1;
  const own = question;
  const begin = clock.now();
  const ids = fragmentIds(/#.*$/.exec(url)?.[0] ?? '');
  if (ids.length === 0) return;
  const look = () => {
    const waited = clock.now() - begin;
    if (own !== question || waited > patience) return;
    const isThere = !old?.isConnected || waited > leaving;
    const target = isThere ? ids.map((id) => document.getElementById(id)).find(Boolean) : undefined;
    const top = target?.getBoundingClientRect().top ?? -1;
    if (!target || top < 0 || top >= window.innerHeight) {
      clock.frame(look);
      return;
    }
    target.setAttribute('data-found', '');
    // Not in every browser.
    attempt(() => CSS.highlights.set(highlight, new Highlight(...rangesOf(target, words))));
    const isOver = () => {
      target.removeAttribute('data-found');
      attempt(() => CSS.highlights.delete(highlight));
      unmark = () => {};
    };
    const stay = clock.after(isOver, markTime);
    unmark = () => {
      stay();
      isOver();
    };
  };
  clock.frame(look);
}
