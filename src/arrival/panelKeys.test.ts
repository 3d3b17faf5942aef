/** @jest-environment jsdom */
import { closePanels, registerPanelKeys } from './panelKeys';

// jsdom has no popovers and lays nothing out: an attribute stands for what is open, `hidden` for what is not seen.
const matches = Element.prototype.matches;
const closest = Element.prototype.closest;
const querySelector = Document.prototype.querySelector;
const openly = (selector: string) => selector.replaceAll(':popover-open', '[data-open]');
Element.prototype.matches = function (this: Element, selector: string) {
  return matches.call(this, openly(selector));
} as typeof matches;
Element.prototype.closest = function (this: Element, selector: string) {
  return closest.call(this, openly(selector));
} as typeof closest;
Document.prototype.querySelector = function (this: Document, selector: string) {
  return querySelector.call(this, openly(selector));
} as typeof querySelector;
const querySelectorAll = Document.prototype.querySelectorAll;
Document.prototype.querySelectorAll = function (this: Document, selector: string) {
  return querySelectorAll.call(this, openly(selector));
} as typeof querySelectorAll;
Element.prototype.checkVisibility = function () {
  return this.closest('[hidden]') === null;
};
HTMLElement.prototype.hidePopover = function () {
  this.removeAttribute('data-open');
};

const html = `
  <button id="search-button"></button>
  <button id="trigger" popovertarget="menu"></button>
  <div id="menu" popover data-open><a id="entry" href="/a/"></a><button id="last"></button></div>
  <nav id="sidebar" popover data-open>
    <button hidden id="unseen"></button><button id="close"></button><a id="page" href="#here" aria-current="page">here</a><a id="end" href="#end">end</a>
  </nav>
  <a id="skip" href="#search-button"></a>
  <main tabindex="-1"></main>
  <div id="tip" popover="manual" data-open></div>
  <div id="apart" popover="auto" data-open><a id="row" href="#row"></a></div>`;
const byId = (id: string) => document.getElementById(id)!;
const isOpen = (id: string) => 'open' in byId(id).dataset;
const tab = (from: string, shiftKey = false) => {
  byId(from).focus();
  byId(from).dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
  );
  return document.activeElement?.id;
};

beforeAll(registerPanelKeys);
beforeEach(() => {
  document.body.innerHTML = html;
});

it('leads Tab round in the drawer, past what is not seen', () => {
  expect(tab('end')).toBe('close');
  expect(tab('close', true)).toBe('end');
  // In between it is the browser's.
  expect(tab('page')).toBe('page');
  byId('sidebar').hidePopover();
  expect(tab('end')).toBe('end');
});

it('brings the current page into view when the drawer opens, and leaves one that is in view', () => {
  const place = (id: string, top: number, bottom: number) =>
    Object.assign(byId(id), { getBoundingClientRect: () => ({ top, bottom }) });
  place('sidebar', 0, 600);
  place('page', 900, 930);
  byId('sidebar').dispatchEvent(new Event('toggle'));
  expect(byId('sidebar').scrollTop).toBe(900);
  place('page', 300, 330);
  byId('sidebar').dispatchEvent(new Event('toggle'));
  expect(byId('sidebar').scrollTop).toBe(900);
});

it('closes a menu for its link to the current page, and not for what opens beside it', () => {
  byId('entry').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(isOpen('menu')).toBe(true);
  byId('entry').click();
  expect(isOpen('menu')).toBe(false);
});

it('closes the drawer for any of its links', () => {
  byId('page').click();
  expect(isOpen('sidebar')).toBe(false);
});

it('closes a menu that the focus leaves, and not for its button', () => {
  byId('entry').focus();
  byId('last').focus();
  expect(isOpen('menu')).toBe(true);
  byId('trigger').focus();
  expect(isOpen('menu')).toBe(true);
  byId('entry').focus();
  byId('skip').focus();
  expect(isOpen('menu')).toBe(false);
});

it('closes a menu whose button the focus leaves for elsewhere, and not for the menu', () => {
  byId('trigger').focus();
  byId('entry').focus();
  byId('trigger').focus();
  expect(isOpen('menu')).toBe(true);
  byId('search-button').focus();
  expect(isOpen('menu')).toBe(false);
});

it('focuses the button that the skip link names, and moves nothing', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  byId('skip').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(document.activeElement?.id).toBe('search-button');
});

it('closes a panel that stands apart from its button for its link to the current page', () => {
  byId('row').click();
  expect(isOpen('apart')).toBe(false);
});

it('closes everything when the page changes, but for a tooltip', () => {
  closePanels();
  expect(['menu', 'sidebar', 'apart', 'tip'].map(isOpen)).toEqual([false, false, false, true]);
});
