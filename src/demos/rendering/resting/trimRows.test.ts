/** @jest-environment jsdom */
import { trimRows } from './trimRows';

const row = '<div class="MuiDataGrid-row" style="max-height:52px;min-height:52px"></div>';

function grid(rows: number, name = ''): HTMLElement {
  document.body.innerHTML = `<div class="MuiDataGrid-root ${name}" style="--DataGrid-topContainerHeight:56px"><div class="MuiDataGrid-main"><div class="MuiDataGrid-virtualScrollerRenderZone">${row.repeat(rows)}</div></div></div>`;
  const main = document.querySelector('.MuiDataGrid-main')!;
  Object.defineProperty(main, 'clientHeight', { value: 300 });
  return document.body;
}

const left = (stage: Element) => stage.querySelectorAll('.MuiDataGrid-row').length;

it('keeps the rows that begin within the grid', () => {
  const stage = grid(12);
  trimRows(stage);
  expect(left(stage)).toBe(Math.ceil((300 - 56) / 52));
});

it('keeps every row of a grid that is as high as they are', () => {
  const stage = grid(12, 'MuiDataGrid-autoHeight');
  trimRows(stage);
  expect(left(stage)).toBe(12);
});
