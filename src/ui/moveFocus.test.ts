/** @jest-environment jsdom */
import type { KeyboardEvent } from 'react';
import { focusTargets, moveFocus } from './moveFocus';

// jsdom lays nothing out; `hidden` stands for what is not seen.
Element.prototype.checkVisibility = function checkVisibility() {
  return this.closest('[hidden]') === null;
};

function panelWith(html: string): HTMLElement {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.querySelector('div')!;
}

function press(key: string, panel: HTMLElement): string | undefined {
  moveFocus({ key, preventDefault: () => {} } as KeyboardEvent, panel);
  return document.activeElement?.id;
}

const panels = {
  'a hidden first entry':
    '<button hidden id="x"></button><button id="a"></button><a id="b" href="/"></a><button id="c"></button>',
  'a hidden entry between':
    '<button id="a"></button><p hidden><button id="x"></button></p><a id="b" href="/"></a><button id="c"></button>',
  'a hidden last entry':
    '<button id="a"></button><a id="b" href="/"></a><button id="c"></button><button hidden id="x"></button>',
};

it.each(Object.entries(panels))('walks what is seen, with %s', (_, html) => {
  const panel = panelWith(html);
  expect(focusTargets(panel).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(
    ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map((key) => press(key, panel)),
  ).toEqual(['a', 'b', 'c', 'a']);
  expect(['ArrowUp', 'Home', 'End'].map((key) => press(key, panel))).toEqual(['c', 'a', 'c']);
});

it('enters from the panel at the end that the arrow comes from', () => {
  expect(press('ArrowUp', panelWith(panels['a hidden first entry']))).toBe('c');
});

it.each(['<input id="f">', '<textarea id="f"></textarea>', '<select id="f"></select>'])(
  'leaves the keys of %s to it',
  (html) => {
    const panel = panelWith(`<button id="a"></button>${html}<button id="b"></button>`);
    panel.querySelector<HTMLElement>('#f')!.focus();
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => press(key, panel))).toEqual(
      Array.from({ length: 4 }, () => 'f'),
    );
  },
);
