/** @jest-environment jsdom */
import { createElement } from 'preact';
import { useSyncExternalStore } from 'preact/compat';
import { hydrateTree, renderTree } from './hydration';

/** The hook as React has it; the types of Preact's leave the server's value out. */
const useStore = useSyncExternalStore as (
  subscribe: (listener: () => void) => () => void,
  get: () => string,
  getServer: () => string,
) => string;

/** A switch that the server rendered for TypeScript, on the page of a reader of JavaScript. */
function Switch() {
  const value = useStore(
    () => () => {},
    () => 'JS',
    () => 'TS',
  );
  return createElement('button', { 'aria-pressed': String(value === 'JS') }, value);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

// Preact leaves attributes alone while it takes over HTML: they come right only because the hook begins with the server's value.
it('what only the browser knows gets into attributes', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<button aria-pressed="false">TS</button>';
  hydrateTree(createElement(Switch, null), root);
  await settled();
  expect(root.innerHTML).toBe('<button aria-pressed="true">JS</button>');
});

it('where nothing was rendered before, the first pass has the value', () => {
  const root = document.createElement('div');
  renderTree(createElement(Switch, null), root);
  expect(root.innerHTML).toBe('<button aria-pressed="true">JS</button>');
});
