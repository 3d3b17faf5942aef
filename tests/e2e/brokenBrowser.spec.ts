import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import ts from 'typescript';
import { inTurn } from '../support/inTurn';
import { isLean } from '../support/isLean';
import { hydrated } from '../support/page';

/** A part of the browser: where it is, and how it can fail. */
interface Part {
  name: string;
  /** The object that has it, as an expression. */
  of: string;
  key: string;
  fails: readonly Failure[];
}

/**
 * `get`: looking at it throws. `call`: calling or constructing it does. `set`: changing it does. `reject`: what it promises fails.
 * `absent`: it is not there.
 */
type Failure = 'get' | 'call' | 'set' | 'reject' | 'absent';

const part = (of: string, key: string, ...fails: Failure[]): Part => ({
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
  part('IntersectionObserver.prototype', 'observe', 'call'),
  part('window', 'ResizeObserver', 'call', 'absent'),
  part('ResizeObserver.prototype', 'observe', 'call'),
  part('window', 'MutationObserver', 'call', 'absent'),
  part('MutationObserver.prototype', 'observe', 'call'),
  part('window', 'PerformanceObserver', 'call', 'absent'),
  part('PerformanceObserver.prototype', 'observe', 'call'),
  part('History.prototype', 'pushState', 'call'),
  part('History.prototype', 'replaceState', 'call'),
  part('History.prototype', 'scrollRestoration', 'set'),
  part('History.prototype', 'state', 'get'),
  part('Navigator.prototype', 'clipboard', 'get', 'absent'),
  part('Clipboard.prototype', 'writeText', 'call', 'reject', 'absent'),
  part('Clipboard.prototype', 'write', 'call', 'reject', 'absent'),
  part('Document.prototype', 'execCommand', 'call', 'absent'),
  part('Navigator.prototype', 'storage', 'get', 'absent'),
  part('StorageManager.prototype', 'estimate', 'call', 'reject', 'absent'),
  part('StorageManager.prototype', 'persist', 'call', 'reject', 'absent'),
  part('Navigator.prototype', 'connection', 'get', 'absent'),
  part('NetworkInformation.prototype', 'saveData', 'get', 'absent'),
  part('NetworkInformation.prototype', 'effectiveType', 'get', 'absent'),
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
  part('Performance.prototype', 'eventCounts', 'get', 'absent'),
  part('Navigator.prototype', 'userActivation', 'get', 'absent'),
  part('window', 'caches', 'get', 'absent'),
  part('window', 'Worker', 'call', 'absent'),
  part('window', 'MessageChannel', 'call', 'absent'),
  part('AbortSignal', 'timeout', 'call', 'absent'),
  part('window', 'scheduler', 'get', 'absent'),
  part('Scheduler.prototype', 'yield', 'call', 'reject', 'absent'),
  part('URL', 'createObjectURL', 'call', 'absent'),
  part('window', 'getSelection', 'call'),
  part('Document.prototype', 'getSelection', 'call'),
  part('window', 'CSS', 'absent'),
  part('CSS', 'highlights', 'get', 'absent'),
  part('Element.prototype', 'checkVisibility', 'absent'),
  part('Element.prototype', 'getAnimations', 'call', 'absent'),
  part('Element.prototype', 'scrollIntoView', 'call'),
  part('window', 'scrollTo', 'call'),
  part('window', 'scrollBy', 'call'),
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
    ([place, name, way]) => {
      const owner = place!
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
      } else if (way === 'call' || way === 'reject') {
        Object.defineProperty(owner, name!, {
          configurable: true,
          writable: true,
          value: function () {
            if (way === 'call') fail();
            return new Promise(fail);
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

/** Objects of browsers whose members are looked for where code names the object. */
const owners = ['navigator', 'performance', 'CSS', 'Intl', 'scheduler', 'crypto'];

/** What a browser, a setting or a policy may refuse and is told by its name alone. Of `history`, a router has one, too. */
const names = [
  'localStorage|sessionStorage|indexedDB|caches|cookie|referrer|cookieStore',
  'BroadcastChannel|MessageChannel|SharedWorker|Worker|EventSource|WebSocket|Notification',
  'matchMedia|[A-Z][a-z]+Observer|AbortController|AbortSignal|structuredClone|requestIdleCallback',
  '(?<=history\\??\\.)(?:pushState|replaceState|state|length|scrollRestoration|back|forward|go)',
  '(?<=AbortSignal\\.)(?:timeout|any)|createObjectURL|execCommand|getSelection|visualViewport',
  '(?:show|hide|toggle)Popover|showModal|startViewTransition|requestFullscreen|getAnimations',
  'checkVisibility|scrollIntoView|scrollTo|scrollBy|adoptedStyleSheets|CSSStyleSheet|FontFace',
];

/** What code may use though nothing here breaks it, and why. */
const exempt: Record<string, string> = {
  AbortController:
    'no setting takes it away, and browsers have had it for longer than modules that are imported late',
  AbortSignal: 'its functions are broken one by one',
  length:
    'of the history: no setting takes it away, and the router reads it before any code of the frame',
  now: 'no setting takes it away: where time is a secret, it is rounded',
  userAgent:
    'no setting takes it away: where it is a secret, it is another; the router reads it, too',
};

/** The frame's own code that runs in a page: neither tests, nor demos and what renders them, nor a worker's own code. */
const isOfFrame = (file: string) =>
  /^(?:src|plugins\/(?:[\w-]+\/)+client)\/.*\.[jt]sx?$|\/startScript\.ts$/.test(file) &&
  !/\.test\.|^src\/demos\/rendering\/|\bworker\.[jt]s$/.test(file);

/** The browser's interfaces that the frame's code names, with one file each; types and comments are none. */
function usedInterfaces(): { files: number; used: Map<string, string> } {
  const files = ['src', 'plugins']
    .flatMap((root) =>
      fs
        .readdirSync(root, { recursive: true, encoding: 'utf8' })
        .map((file) => `${root}/${file.split(path.sep).join('/')}`),
    )
    .filter(isOfFrame);
  const word = new RegExp(`(?<![\\w'-])(?:${names.join('|')})(?![\\w:-])`, 'g');
  const named = new RegExp(`\\b(?:${owners.join('|')})\\b`);
  const member = new RegExp(`\\b(?:${owners.join('|')})\\??\\.(\\w+)`, 'g');
  const taken = new RegExp(`\\{([^{}]*)\\} = (?:window\\.)?(?:${owners.join('|')})\\b`, 'g');
  const used = new Map<string, string>();
  for (const file of files) {
    const source = fs.readFileSync(file, 'utf8');
    if (![word, named].some((each) => source.search(each) >= 0)) continue;
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: {
        removeComments: true,
        target: ts.ScriptTarget.ESNext,
        jsx: ts.JsxEmit.Preserve,
      },
    });
    const found = [
      ...[...outputText.matchAll(word)].map(([name]) => name),
      ...[...outputText.matchAll(member)].map(([, name]) => name!),
      ...[...outputText.matchAll(taken)].flatMap(([, list]) =>
        list!.match(/\w+(?=\s*(?:[:,=]|$))/g)!,
      ),
    ];
    found.forEach((name) => used.set(name, file));
  }
  return { files: files.length, used };
}

/** Reads, copies code, opens menus, navigates by a link, searches and follows a result. */
async function useSite(page: Page): Promise<void> {
  await page.goto('/components/buttons/');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Button');
  await page.locator('main [data-copy-button]:visible').first().click();
  await page.getByRole('button', { name: 'Use this page' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Dark', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Checkbox', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('button api');
  await page.locator('dialog a').first().click();
  await expect(page.locator('h1')).toHaveText(/Button/);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
}

test('there are parts to break, and whatever the frame uses is among them', () => {
  const { files, used } = usedInterfaces();
  console.log(
    `${broken.length} ways in which a browser may fail; ${used.size} interfaces in ${files} files`,
  );
  expect(broken.length).toBeGreaterThan(50);
  expect(files).toBeGreaterThan(300);
  expect(used.size).toBeGreaterThan(30);
  const isBroken = (name: string) => parts.some(({ key }) => key === name);
  expect([...used].filter(([name]) => !isBroken(name) && !(name in exempt))).toEqual([]);
  // What nobody uses any more needs no excuse.
  expect(Object.keys(exempt).filter((name) => !used.has(name))).toEqual([]);
});

for (const each of inTurn(broken, 5)) {
  test(`with ${each.name} ${each.how === 'absent' ? 'not there' : `that throws on ${each.how}`}, the site reads, navigates and searches`, async ({
    page,
  }) => {
    test.setTimeout(30_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message, stack = '' }) => {
      // The library itself asks some of them while it renders a demo, which then tells that it has stopped. Only what a demo's
      // script calls itself is its own affair: what it makes the frame do has the frame's script on top.
      const caller = /https?:\S+/.exec(stack)?.[0] ?? '';
      if (!caller.includes('/assets/demos/')) errors.push(`${message} ${stack}`);
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
