/** @jest-environment jsdom */
import { mergeDensities } from './mergeDensities';

const merge = (standard: string, compact: string) =>
  mergeDensities([standard, 'Pages-'], [compact, 'Pages-compact-']);

it('has twice only what differs', () => {
  expect(
    merge(
      '<div><p id="_Pages-r_0_">Rows</p><button class="medium">Next</button></div>',
      '<div><p id="_Pages-compact-r_0_">Rows</p><button class="small">Next</button></div>',
    ),
  ).toBe(
    '<div><p id="_Pages-r_0_">Rows</p><div data-density-copy="standard"><button class="medium">Next</button></div><div data-density-copy="compact"><button class="small">Next</button></div></div>',
  );
});

it('keeps the ids of both apart', () => {
  expect(
    merge('<b class="m" id="_Pages-r_0_"></b>', '<b class="s" id="_Pages-compact-r_0_"></b>'),
  ).toContain('<div data-density-copy="compact"><b class="s" id="_Pages-compact-r_0_"></b></div>');
});

it('has the whole of what differs in its text or its number of children', () => {
  expect(merge('<div><p>a</p></div>', '<div><p>b</p></div>')).toBe(
    '<div><div data-density-copy="standard"><p>a</p></div><div data-density-copy="compact"><p>b</p></div></div>',
  );
  expect(merge('<p></p>', '<p></p><p></p>')).toBeNull();
});

it('wraps nothing within a table or a drawing', () => {
  const merged = merge(
    '<table><tbody><tr class="m"><td>a</td></tr></tbody></table>',
    '<table><tbody><tr class="s"><td>a</td></tr></tbody></table>',
  );
  expect(merged).toMatch(/^<div data-density-copy="standard"><table>/);
});
