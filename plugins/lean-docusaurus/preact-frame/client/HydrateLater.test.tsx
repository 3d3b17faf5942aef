/** @jest-environment jsdom */
import { createContext, createElement, hydrate } from 'preact';
import { useContext, useState } from 'preact/hooks';

// What the bundler does for the frame.
jest.mock('react', () => jest.requireActual('preact/compat'));
jest.mock('react/jsx-runtime', () => jest.requireActual('preact/compat/jsx-runtime'));

import { hydrateTree, renderTree } from './hydration';
import { HydrateLater } from './HydrateLater';

let idle: (() => void)[];
beforeEach(() => {
  idle = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  document.body.innerHTML = '';
});
// The queue is the page's: what one test leaves in it would keep the next from being scheduled.
afterEach(() => idle.forEach((callback) => callback()));

const Name = createContext('nobody');

function Counter() {
  const [count, setCount] = useState(0);
  const name = useContext(Name);
  return createElement('button', { onClick: () => setCount(count + 1) }, `${name} ${count}`);
}

const tree = (name: string) =>
  createElement(
    Name.Provider,
    { value: name },
    createElement(HydrateLater as never, { className: 'piece' }, createElement(Counter, null)),
  );

/** The page as the server wrote it. */
function written(): { root: Element; button: HTMLButtonElement } {
  document.body.innerHTML =
    '<main><div class="piece" data-late=""><button>Ada 0</button></div></main>';
  return { root: document.querySelector('main')!, button: document.querySelector('button')! };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

it('keeps what the server wrote until the page is idle, and then brings that very element to life', async () => {
  const { root, button } = written();
  hydrateTree(tree('Ada'), root);
  button.click();
  await settled();
  expect(root.innerHTML).toContain('data-late');
  expect(button.textContent).toBe('Ada 0');
  idle.shift()!();
  expect(root.innerHTML).not.toContain('data-late');
  button.click();
  await settled();
  expect(document.querySelector('button')).toBe(button);
  expect(button.textContent).toBe('Ada 1');
});

it('is alive at once for a reader who reaches for it', async () => {
  const { root, button } = written();
  hydrateTree(tree('Ada'), root);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  await settled();
  expect(button.textContent).toBe('Ada 1');
});

it('follows the contexts of its place, and keeps its state', async () => {
  const { root, button } = written();
  hydrateTree(tree('Ada'), root);
  idle.shift()!();
  button.click();
  await settled();
  renderTree(tree('Grace'), root);
  await settled();
  expect(button.textContent).toBe('Grace 1');
});

it('leaves with its place, alive or not', async () => {
  const { root } = written();
  hydrateTree(tree('Ada'), root);
  renderTree(null, root);
  expect(() => idle.forEach((callback) => callback())).not.toThrow();
  expect(root.innerHTML).toBe('');
});

it('is an element like any other on a page that was reached by navigation', async () => {
  document.body.innerHTML = '<main></main>';
  const root = document.querySelector('main')!;
  renderTree(tree('Ada'), root);
  root.querySelector('button')!.click();
  await settled();
  expect(root.innerHTML).toBe('<div class="piece"><button>Ada 1</button></div>');
  expect(idle).toEqual([]);
});

it('the hooks of the frame see that they are being taken over, and nobody else does', () => {
  const seen: boolean[] = [];
  const { isHydrating } = jest.requireActual<typeof import('./hydration')>('./hydration');
  function Witness() {
    seen.push(isHydrating());
    return null;
  }
  hydrateTree(createElement(Witness, null), document.createElement('div'));
  hydrate(createElement(Witness, null), document.createElement('div'));
  expect(seen).toEqual([true, false]);
});
