/** @jest-environment jsdom */
import { markCurrent } from './markCurrent';

const state = () => ({
  marked: [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent),
  open: [...document.querySelectorAll('details[open]')].map((group) => group.id),
});

beforeEach(() => {
  document.body.innerHTML = `
    <details id="read" open><a href="/x/rows/">Rows</a></details>
    <details id="outer"><a href="/x/edit/" aria-current="page">Edit</a>
      <details id="inner"><a href="/x/edit/save/">Save</a></details></details>`;
});

it('marks the page, opens the groups around it and closes none', () => {
  expect(markCurrent(document.body, '/x/edit/save/')?.textContent).toBe('Save');
  expect(state()).toEqual({ marked: ['Save'], open: ['read', 'outer', 'inner'] });
});

it('counts the tabs of a page as the page', () => {
  expect(markCurrent(document.body, '/x/rows/components-api/')?.textContent).toBe('Rows');
});

it('marks nothing for a page that is not in the list', () => {
  expect(markCurrent(document.body, '/x/nowhere/')).toBe(undefined);
  expect(state()).toEqual({ marked: [], open: ['read'] });
});
