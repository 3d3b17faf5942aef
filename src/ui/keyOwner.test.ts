/** @jest-environment jsdom */
import { keyOwner } from './keyOwner';

/** The path of a key pressed on the element with this id. */
function pathTo(id: string): EventTarget[] {
  const path: EventTarget[] = [];
  window.addEventListener('keydown', (event) => path.push(...event.composedPath()), { once: true });
  document.getElementById(id)!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  return path;
}

document.body.innerHTML = `<div id="__docusaurus">
  <input id="filter"><button id="button">x</button><textarea id="text"></textarea>
  <div data-stage>
    <a id="link" href="#x">x</a><button id="plain"><span id="within">x</span></button><details><summary id="summary">x</summary></details>
    <div role="dialog"><p role="status"><button id="quiet">x</button></p></div>
    <input id="field"><select id="select"></select><div id="edited" contenteditable="true"></div>
    <div role="group"><span id="part" role="spinbutton" contenteditable="true" tabindex="0">MM</span></div>
    <div role="grid"><div role="row"><div id="cell" role="gridcell" tabindex="0"><button id="action">x</button></div></div></div>
    <ul role="tree"><li id="item" role="treeitem" tabindex="0"></li></ul>
    <div role="tablist"><button id="tab" role="tab">x</button></div><div role="tabpanel"><button id="panel">x</button></div>
    <div id="list" role="combobox" tabindex="0"></div><span id="thumb" role="slider" tabindex="0"></span>
    <div role="toolbar"><button id="tool">x</button></div><div id="own" tabindex="0"></div>
    <svg tabindex="0" id="chart"></svg>
  </div>
</div>
<div role="presentation"><ul role="menu"><li id="entry" role="menuitem" tabindex="0"></li></ul></div>
<div role="presentation"><div role="dialog"><button id="confirm">x</button></div></div>`;

it.each([
  ['filter', 'field'],
  ['text', 'field'],
  ['button', 'page'],
  ['link', 'page'],
  ['plain', 'page'],
  ['summary', 'page'],
  ['quiet', 'page'],
  ['panel', 'page'],
  ...[
    ...['field', 'select', 'edited', 'part', 'cell', 'action', 'item', 'tab', 'list', 'thumb'],
    ...['tool', 'own', 'chart', 'entry', 'confirm'],
  ].map((id) => [id, 'demo'] as const),
] as const)('on #%s, keys are for the %s', (id, owner) => {
  expect(keyOwner(pathTo(id))).toBe(owner);
});

it('is nobody’s where nothing has the focus', () => {
  expect(keyOwner([document.body, document.documentElement, document, window])).toBe('page');
  expect(keyOwner([document.documentElement, document, window])).toBe('page');
  expect(keyOwner([])).toBe('page');
});

it('sees through shadow roots', () => {
  const host = document.createElement('div');
  document.querySelector('[data-stage]')!.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<button></button><input>';
  const path = (element: Element) => [element, root, host, host.parentElement!, document.body];
  expect(keyOwner(path(root.querySelector('input')!))).toBe('demo');
  expect(keyOwner(path(root.querySelector('button')!))).toBe('page');
});
