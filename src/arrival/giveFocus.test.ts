/** @jest-environment jsdom */
import { giveFocus } from './giveFocus';

// jsdom knows no popover: an attribute stands for what is open.
const matches = Element.prototype.matches;
Element.prototype.matches = function (this: Element, selector: string) {
  return matches.call(this, selector.replaceAll(':popover-open', '[data-open]'));
} as typeof matches;

const byId = (id: string) => document.getElementById(id)!;
const free = { staysInList: true, staysAnywhere: false };

beforeEach(() => {
  document.body.innerHTML =
    '<button id="menu"></button><nav id="sidebar"><a id="entry" href="/a/"></a></nav><input id="field"><main id="text"></main>';
});

it('gives it to the text, which takes none by itself afterwards', () => {
  byId('menu').focus();
  expect(giveFocus(byId('text'), free)).toBe(true);
  expect(document.activeElement).toBe(byId('text'));
  byId('text').blur();
  expect(byId('text').hasAttribute('tabindex')).toBe(false);
});

it('lets a dialog give it back to the text', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open><input id="search"></dialog>');
  giveFocus(byId('text'), free);
  for (let opened = 0; opened < 2; opened += 1) {
    byId('search').focus();
    // As a dialog does that closes.
    byId('text').focus();
    expect(document.activeElement).toBe(byId('text'));
  }
  byId('field').focus();
  expect(byId('text').hasAttribute('tabindex')).toBe(false);
});

it.each([
  ['field', free],
  ['entry', free],
  ['menu', { ...free, staysAnywhere: true }],
])('leaves it where a reader is at %s', (id, giving) => {
  byId(id).focus();
  expect(giveFocus(byId('text'), giving)).toBe(false);
  expect(document.activeElement).toBe(byId(id));
});

it('takes it out of the list of pages for what was meant', () => {
  byId('entry').focus();
  expect(giveFocus(byId('text'), { ...free, staysInList: false })).toBe(true);
});

it('says that what is hidden did not take it', () => {
  // jsdom lays nothing out, and gives it to what is hidden too.
  byId('text').focus = () => {};
  expect(giveFocus(byId('text'), free)).toBe(false);
});
