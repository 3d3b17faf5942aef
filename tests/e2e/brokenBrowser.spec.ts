import { expect, test, type Page } from '@playwright/test';
import { inTurn } from '../support/inTurn';
import { isLean } from '../support/isLean';
import { hydrated } from '../support/page';

/** A part of the browser: where it is, and how it can fail. */
interface Part {
  name: string;
  /** The object that has it, as an expression. */
  of: string;
  key: string;
  /** `get`: looking at it throws. `call`: calling or constructing it does. `set`: changing it does. `absent`: it is not there. */
  fails: readonly ('get' | 'call' | 'set' | 'absent')[];
}

const part = (of: string, key: string, ...fails: ('get' | 'call' | 'set' | 'absent')[]): Part => ({
  name: `${of}.${key}`,
  of,
  key,
  fails,
});

const parts: Part[] = [
  // Cookies that are off take storage, channels and workers along.
  part('window', 'localStorage', 'get', 'absent'),
  part('window', 'sessionStorage', 'get', 'absent'),
  part('Storage.prototype', 'getItem', 'call'),
  part('Storage.prototype', 'setItem', 'call'),
  part('Document.prototype', 'cookie', 'get', 'set'),
  part('window', 'BroadcastChannel', 'call', 'absent'),
  part('BroadcastChannel.prototype', 'postMessage', 'call'),
  part('Navigator.prototype', 'serviceWorker', 'get', 'absent'),
  part('ServiceWorkerContainer.prototype', 'register', 'call'),
  part('window', 'matchMedia', 'call', 'absent'),
  part('MediaQueryList.prototype', 'addEventListener', 'call', 'absent'),
  part('window', 'IntersectionObserver', 'call', 'absent'),
  part('window', 'ResizeObserver', 'call', 'absent'),
  part('window', 'MutationObserver', 'call', 'absent'),
  part('window', 'PerformanceObserver', 'call', 'absent'),
  part('History.prototype', 'pushState', 'call'),
  part('History.prototype', 'replaceState', 'call'),
  part('History.prototype', 'scrollRestoration', 'set'),
  part('History.prototype', 'state', 'get'),
  part('Navigator.prototype', 'clipboard', 'get', 'absent'),
  part('Navigator.prototype', 'connection', 'get', 'absent'),
  part('Navigator.prototype', 'platform', 'get', 'absent'),
  part('Navigator.prototype', 'sendBeacon', 'call', 'absent'),
  part('Navigator.prototype', 'onLine', 'get', 'absent'),
  part('window', 'Intl', 'absent'),
  part('Intl', 'Segmenter', 'call', 'absent'),
  part('Intl', 'NumberFormat', 'call'),
  part('Intl', 'DateTimeFormat', 'call'),
  part('window', 'requestIdleCallback', 'call', 'absent'),
  part('Performance.prototype', 'getEntriesByType', 'call', 'absent'),
  part('Performance.prototype', 'mark', 'call', 'absent'),
  part('window', 'getSelection', 'call'),
  part('Document.prototype', 'getSelection', 'call'),
  part('window', 'CSS', 'absent'),
  part('Element.prototype', 'checkVisibility', 'absent'),
  part('Element.prototype', 'scrollIntoView', 'call'),
  part('window', 'scrollTo', 'call'),
  part('HTMLElement.prototype', 'showPopover', 'call', 'absent'),
  part('HTMLElement.prototype', 'hidePopover', 'call', 'absent'),
  part('HTMLDialogElement.prototype', 'showModal', 'call', 'absent'),
  part('window', 'structuredClone', 'absent'),
  part('Document.prototype', 'referrer', 'get'),
];

const broken = parts.flatMap((each) => each.fails.map((how) => ({ ...each, how })));

/** Breaks it before any script of the page. */
async function breakPart(page: Page, { of, key, how }: (typeof broken)[number]): Promise<void> {
  await page.addInitScript(
    ([path, name, way]) => {
      const owner = path!
        .split('.')
        .reduce<unknown>((object, each) => Reflect.get(object as object, each), window) as object;
      const fail = () => {
        // As browsers say it, and with the place, which a DOMException does not tell the test.
        throw Object.assign(new Error('The operation is insecure.'), { name: 'SecurityError' });
      };
      const had = Object.getOwnPropertyDescriptor(owner, name!);
      if (way === 'absent') {
        delete (owner as Record<string, unknown>)[name!];
        if (name! in owner) Object.defineProperty(owner, name!, { value: undefined });
      } else if (way === 'call') {
        Object.defineProperty(owner, name!, {
          configurable: true,
          writable: true,
          value: function () {
            fail();
          },
        });
      } else {
        Object.defineProperty(owner, name!, {
          configurable: true,
          get: way === 'get' ? fail : had?.get,
          set: way === 'set' ? fail : had?.set,
        });
      }
    },
    [of, key, how],
  );
}

/** Reads, navigates by a link, searches and follows a result. */
async function useSite(page: Page): Promise<void> {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Button');
  await page.getByRole('link', { name: 'Checkbox', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('button api');
  await page.locator('dialog a').first().click();
  await expect(page.locator('h1')).toHaveText(/Button/);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
}

test('there are parts to break', () => {
  console.log(`${broken.length} ways in which a browser may fail`);
  expect(broken.length).toBeGreaterThan(50);
});

for (const each of inTurn(broken, 3)) {
  test(`with ${each.name} ${each.how === 'absent' ? 'not there' : `that throws on ${each.how}`}, the site reads, navigates and searches`, async ({
    page,
  }) => {
    test.setTimeout(20_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message, stack = '' }) => {
      // The library itself asks some of them while it renders a demo, which then tells that it has stopped.
      if (!stack.includes('/assets/demos/')) errors.push(message);
    });
    await breakPart(page, each);
    await useSite(page);
    // Docusaurus's own links look at the connection without a guard: nothing is fetched ahead then, and all else works.
    const isKnown = !isLean && each.key === 'connection' && each.how === 'get';
    expect(
      errors.filter((message) => !isKnown || message !== 'The operation is insecure.'),
    ).toEqual([]);
  });
}
