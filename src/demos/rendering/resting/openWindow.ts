import { JSDOM } from 'jsdom';
import { withGlobal, type Clock } from '@sinonjs/fake-timers';
import { createLayout, type Layout, type ReadDeclaration } from './layout';
import { matchesMedia } from './matchesMedia';

/** Rules of the styles that demos have asked for, by Emotion's name of each. Its style element gets none of them. */
export const writtenRules = new Map<string, string[]>();

/** When every demo is rendered: builds of one commit are the same. */
const now = Date.UTC(2025, 5, 16, 9);

const { window } = new JSDOM(
  '<!doctype html><html lang="en" data-theme="light"><body></body></html>',
  {
    url: 'https://demo.invalid/',
    pretendToBeVisual: true,
  },
);

/** What the window has and Node has not, and what both have and must be the window's. */
const shared = [
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'AbortController',
  'AbortSignal',
  'DOMException',
  'navigator',
];

for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !shared.includes(name)) continue;
  const value: unknown = window[name as never];
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
// By its own name in the agent, the library leaves out what it cannot do without sizes.
Object.defineProperty(window.navigator, 'userAgent', {
  value: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
});

function put(name: string, value: unknown): void {
  for (const place of [globalThis, window])
    Object.defineProperty(place, name, { value, configurable: true, writable: true });
}

/** The clock of everything that is loaded from now on. */
export const clock: Clock = withGlobal(globalThis).install({ now });
for (const name of clock.methods ?? [])
  if (name !== 'hrtime' && name !== 'nextTick') put(name, globalThis[name as never]);

/** Sizes; see {@link Layout}. */
export const layout: Layout = { gridWidth: 0 };

const declarations = new Map<string, Map<string, string>>();
/** The rules of a class that hold for every element of it: those whose selector is the class alone. */
function declarationsOf(name: string): Map<string, string> {
  const known = declarations.get(name);
  if (known) return known;
  const found = new Map<string, string>();
  for (const rule of writtenRules.get(name) ?? []) {
    const [, media, inner = rule] = /^@media ?([^{]+)\{([^]*)\}$/.exec(rule) ?? [];
    if (media && !matchesMedia(media)) continue;
    for (const [, body = ''] of inner.matchAll(/(?<=^|\})\.[\w-]+\{([^{}]*)\}/g))
      for (const each of body.split(';')) {
        const at = each.indexOf(':');
        if (at > 0) found.set(each.slice(0, at), each.slice(at + 1));
      }
  }
  if (writtenRules.has(name)) declarations.set(name, found);
  return found;
}

const declared: ReadDeclaration = (element, property) => {
  const style = element.getAttribute('style');
  const own = style && new RegExp(`(?:^|;)\\s*${property}:\\s*([^;]+)`).exec(style)?.[1];
  if (own) return own;
  for (const each of [...element.classList].reverse())
    if (each.startsWith('css-')) {
      const value = declarationsOf(each.slice(4)).get(property);
      if (value !== undefined) return value;
    }
  return undefined;
};

const { width, height } = createLayout(declared, layout);
const rectangle = (element: Element) => new window.DOMRect(0, 0, width(element), height(element));

for (const [name, size] of Object.entries({ Width: width, Height: height }))
  for (const kind of ['client', 'offset', 'scroll'])
    Object.defineProperty(window.HTMLElement.prototype, kind + name, {
      configurable: true,
      get(this: Element) {
        return Math.round(size(this));
      },
    });
window.Element.prototype.getBoundingClientRect = function (this: Element) {
  return rectangle(this);
};

/** An animation that is over. */
window.Element.prototype.animate = () =>
  ({ cancel() {}, finish() {}, play() {}, pause() {}, finished: Promise.resolve() }) as never;
window.Element.prototype.getAnimations = () => [];

const ownStyle = window.getComputedStyle.bind(window);
put('getComputedStyle', (element: Element, pseudo?: string | null) => {
  const style = ownStyle(element, pseudo);
  const size: Record<string, string> = {
    width: `${width(element)}px`,
    height: `${height(element)}px`,
  };
  return new Proxy(style, {
    get(target, property) {
      if (typeof property === 'string' && property in size) return size[property];
      if (property === 'getPropertyValue')
        return (name: string) =>
          size[name] ?? declared(element, name) ?? target.getPropertyValue(name);
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
});

const observers = new Set<StandInResizeObserver>();

class StandInResizeObserver implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  readonly #sizes = new Map<Element, string>();
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
    observers.add(this);
  }
  observe(element: Element): void {
    this.#sizes.set(element, '');
  }
  unobserve(element: Element): void {
    this.#sizes.delete(element);
  }
  disconnect(): void {
    this.#sizes.clear();
  }
  /** Tells what has another size than before. */
  tell(): void {
    const entries: ResizeObserverEntry[] = [];
    for (const [target, before] of this.#sizes) {
      if (!target.isConnected) continue;
      const contentRect = rectangle(target);
      const size = `${contentRect.width} ${contentRect.height}`;
      if (size === before) continue;
      this.#sizes.set(target, size);
      const boxes = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
      entries.push({
        target,
        contentRect,
        borderBoxSize: boxes,
        contentBoxSize: boxes,
        devicePixelContentBoxSize: boxes,
      });
    }
    if (entries.length > 0) this.#callback(entries, this);
  }
}
put('ResizeObserver', StandInResizeObserver);

/** Rules as they were written, by their sheet: what a sheet says of them leaves out what jsdom does not know. */
const insertedRules = new WeakMap<CSSStyleSheet, string[]>();
{
  const probe = window.document.head.appendChild(window.document.createElement('style'));
  const sheets = Object.getPrototypeOf(probe.sheet) as CSSStyleSheet;

  const { insertRule } = sheets;
  sheets.insertRule = function (this: CSSStyleSheet, rule, index) {
    insertedRules.set(this, [...(insertedRules.get(this) ?? []), rule]);
    return insertRule.call(this, rule, index);
  };
  probe.remove();
}

/** The rules of a style element, whichever way they came into it. */
export function rulesOf(style: HTMLStyleElement): readonly string[] {
  const written = style.textContent ? [style.textContent] : [];
  return (style.sheet && insertedRules.get(style.sheet)) ?? written;
}

/** Nothing comes into view that was not there. */
class StandInIntersectionObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
put('IntersectionObserver', StandInIntersectionObserver);

put('matchMedia', (media: string) => ({
  media,
  matches: matchesMedia(media),
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => true,
}));

/** Tells everything that observes sizes which have changed. */
export function tellSizes(): void {
  observers.forEach((observer) => observer.tell());
}

/** Forgets what the last demo observed, and lets chance begin anew. */
export function beginAfresh(): void {
  observers.clear();
  clock.reset();
  clock.setSystemTime(now);
  let seed = 1;
  // Mulberry32.
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
