/** @jest-environment jsdom */
import { leanMarkup } from './leanMarkup';

function lean(html: string, css = ''): string {
  document.body.innerHTML = `<div class="MuiDataGrid-root">${html}</div>`;
  leanMarkup(document.body.firstElementChild!, css);
  return document.body.firstElementChild!.innerHTML;
}

it('leaves out what says the same as its absence', () => {
  expect(
    lean(
      '<div role="gridcell" data-field="port" data-colindex="0" aria-colspan="1" aria-rowspan="1" title="Oslo">Oslo</div>',
    ),
  ).toBe('<div role="gridcell">Oslo</div>');
  expect(lean('<div role="gridcell" aria-colspan="2" title="Oslo, Norway">Oslo</div>')).toBe(
    '<div role="gridcell" aria-colspan="2" title="Oslo, Norway">Oslo</div>',
  );
});

it('keeps what the styles of the demo ask for', () => {
  const cell = '<div role="gridcell" class="MuiDataGrid-cell late" data-field="port">Oslo</div>';
  expect(lean(cell, '.css-a [data-field="port"]{}.MuiDataGrid-cell{}')).toBe(cell);
  expect(lean(cell)).toBe('<div role="gridcell" class="late">Oslo</div>');
});

it('leaves cells and headers able to take the focus when they are pressed', () => {
  for (const role of ['gridcell', 'rowheader', 'columnheader'])
    expect(lean(`<div role="${role}" tabindex="-1">Oslo</div>`)).toContain('tabindex="-1"');
  expect(lean('<div role="presentation" tabindex="-1">Oslo</div>')).toBe('<div>Oslo</div>');
});

it('keeps who cannot be reached by keyboard out of its way', () => {
  expect(lean('<button tabindex="-1" type="button">Next</button>')).toBe(
    '<button tabindex="-1">Next</button>',
  );
});

it('keeps ids that something refers to', () => {
  expect(lean('<span id="_Ports-r_0_">Rows</span><input aria-labelledby="_Ports-r_0_">')).toContain(
    'id="_Ports-r_0_"',
  );
  expect(lean('<span id="_Ports-r_0_">Rows</span>')).toBe('<span>Rows</span>');
});

it('keeps ids of what a drawing is clipped by or filled with', () => {
  const drawing = (use: string) =>
    `<svg><clipPath id="_Ports-r_0_"></clipPath><path ${use}></path></svg>`;
  for (const use of ['clip-path="url(#_Ports-r_0_)"', `style='fill: url("#_Ports-r_0_");'`])
    expect(lean(drawing(use))).toContain('<clipPath id="_Ports-r_0_">');
  expect(lean(drawing('fill="red"'))).toContain('<clipPath>');
});

it('leaves out of a header what opens by script only, and the sign of a sorting that is not', () => {
  const header = (sort: string) =>
    `<div role="columnheader" aria-sort="${sort}"><b>Port</b><div class="MuiDataGrid-iconButtonContainer"><button>Sort</button></div><div class="MuiDataGrid-menuIcon"><button>Menu</button></div></div>`;
  expect(lean(header('none'))).not.toContain('button');
  expect(lean(header('ascending'))).toContain('<button>Sort</button>');
  expect(lean(header('ascending'))).not.toContain('Menu');
});

it('numbers the cells of a row only where columns are missing', () => {
  const row = (...columns: number[]) =>
    `<div class="MuiDataGrid-row" role="row">${columns.map((column) => `<div role="gridcell" aria-colindex="${column}"></div>`).join('')}</div>`;
  expect(lean(row(1, 2))).not.toContain('aria-colindex');
  expect(lean(row(3, 4))).toContain('aria-colindex="4"');
});
