/** @jest-environment jsdom */
import { filterRows } from './filterRows';

const row = (text: string) => `<li data-row="">${text}</li>`;
const root = document.createElement('div');
const shown = () =>
  [...root.querySelectorAll<HTMLElement>('[data-row]')]
    .filter((each) => !each.hidden && !each.closest<HTMLElement>('details')?.hidden)
    .map((each) => each.textContent);
const groups = () =>
  [...root.querySelectorAll('details')].map(({ hidden, open }) => ({ hidden, open }));

beforeEach(() => {
  root.innerHTML = `<ul>${row('color string')}${row('size string')}</ul>
    <details data-group=""><ul>${row('disabled boolean')}</ul></details>
    <details data-group=""><ul>${row('href string')}</ul></details>
    <details><p>form</p></details>`;
});

it('leaves the rows that match, and says how many', () => {
  expect(filterRows(root, 'STRING s')).toBe(3);
  expect(shown()).toEqual(['color string', 'size string', 'href string']);
});

it('opens groups with a match, hides those without and leaves other details alone', () => {
  expect(filterRows(root, 'disabled')).toBe(1);
  expect(groups()).toEqual([
    { hidden: false, open: true },
    { hidden: true, open: false },
    { hidden: false, open: false },
  ]);
});

it('shows everything again for an empty query, and opens nothing for it', () => {
  filterRows(root, 'nothing of the kind');
  expect(filterRows(root, ' ')).toBe(4);
  expect(shown()).toHaveLength(4);
  expect(groups().map(({ hidden, open }) => hidden || open)).toEqual([false, false, false]);
});

it('counts nothing where there is nothing', () => {
  expect(filterRows(document.createElement('div'), '')).toBe(0);
});

it('finds nothing by words that are not seen', () => {
  root.innerHTML = `<ul>${row('color <button hidden="">needs 8.4.0</button><p>The <b>hue</b>.</p>')}</ul>`;
  expect(filterRows(root, 'needs')).toBe(0);
  // A row that is hidden is asked again.
  expect(filterRows(root, 'hue')).toBe(1);
});
