/** @jest-environment jsdom */
import { filterRows } from './filterRows';
import { uncoverRow } from './uncoverRow';

const html = `
  <p data-row id="plain">alpha</p>
  <details data-group>
    <summary>outer</summary>
    <p data-row id="outer">beta</p>
    <details data-group><summary>inner</summary><p data-row id="inner">gamma</p></details>
  </details>`;

const cases = ['plain', 'outer', 'inner'].flatMap((id) =>
  ['', 'alpha', 'nothing at all'].map((query) => [id, query] as const),
);

it.each(cases)('shows the row "%s" that the filter "%s" was applied to', (id, query) => {
  document.body.innerHTML = html;
  filterRows(document.body, query);
  const row = document.getElementById(id)!;
  const wasFiltered = row.hidden;
  expect(uncoverRow(document.body, row)).toBe(wasFiltered);
  expect(row.closest('[hidden], details:not([open])')).toBeNull();
  expect(uncoverRow(document.body, row)).toBe(false);
});
