/** @jest-environment jsdom */
import { createLayout } from './layout';

const declared = (element: Element, property: string) =>
  (element as HTMLElement).style.getPropertyValue(property) || undefined;
const { width, height } = createLayout(declared, { gridWidth: 500 });

function stage(html: string): Element {
  document.body.innerHTML = `<div data-rest="">${html}</div>`;
  return document.body.querySelector('[data-it]')!;
}

it('gives what says nothing the width of the stage, and what does, its own', () => {
  expect(width(stage('<div><div data-it></div></div>'))).toBe(638);
  expect(width(stage('<div style="width: 300px"><div data-it></div></div>'))).toBe(300);
  expect(
    width(stage('<div style="width: 300px"><div data-it style="width: 50%"></div></div>')),
  ).toBe(150);
  expect(width(stage('<svg data-it width="120"></svg>'))).toBe(120);
});

it('gives a height down only where it is asked for', () => {
  expect(
    height(stage('<div style="height: 200px"><div data-it style="height: 100%"></div></div>')),
  ).toBe(200);
  expect(height(stage('<div style="height: 200px"><div data-it></div></div>'))).toBe(40);
});

const main = '<div class="MuiDataGrid-main" data-it></div>';

it('gives a grid what its bars leave of the height around it', () => {
  const bars =
    '<div class="MuiDataGrid-toolbar"></div><div class="MuiDataGrid-footerContainer"></div>';
  expect(
    height(
      stage(`<div style="height: 400px"><div class="MuiDataGrid-root">${main}${bars}</div></div>`),
    ),
  ).toBe(400 - 2 - 52 - 53);
  expect(width(stage(main))).toBe(500);
});

it('gives a grid in a place without a height what it needs', () => {
  expect(
    height(
      stage(
        '<div class="MuiDataGrid-root" style="--DataGrid-headersTotalHeight: 56px"><div class="MuiDataGrid-main" data-it><div class="MuiDataGrid-virtualScrollerContent" style="flex-basis: 104px"></div></div></div>',
      ),
    ),
  ).toBe(160);
});

it('gives a control what its sign or its text needs', () => {
  expect(width(stage('<button data-it style="padding: 8px"><svg></svg></button>'))).toBe(36);
  expect(width(stage('<button data-it style="padding: 5px; font-size: 10px">abcd</button>'))).toBe(
    32,
  );
});

it('measures labels by their letters', () => {
  const label = stage(
    '<span data-it id="mui_measurement_span" style="font-size: 10px">1,000</span>',
  );
  expect([width(label), height(label)]).toEqual([27.500000000000004, 12]);
});

it('shares a line among drawings', () => {
  expect(width(stage('<div style="display: flex"><svg data-it></svg><svg></svg></div>'))).toBe(319);
  expect(
    width(
      stage(
        '<div style="display: flex; flex-direction: column"><svg data-it></svg><svg></svg></div>',
      ),
    ),
  ).toBe(638);
});
