import { joinDensities } from './joinDensities';

const style = (id: string) => ({ key: 'css', id, css: `.css-${id}{}` });
const standard = { html: '<p id="_Basic-r_0_">a</p>', styles: [style('a')] };

it('has one HTML for both sizes if nothing but ids differs', () => {
  const compact = { html: '<p id="_Basic-compact-r_0_">a</p>', styles: [style('a')] };
  expect(joinDensities('docs/a/Basic', standard, compact)).toEqual({
    ...standard,
    compactHtml: null,
  });
  expect(joinDensities('docs/a/Basic', standard, null)).toEqual({ ...standard, compactHtml: null });
});

it('has both, and the styles of both once, if they differ', () => {
  const compact = { html: '<p class="css-b">a</p>', styles: [style('a'), style('b')] };
  expect(joinDensities('docs/a/Basic', standard, compact)).toEqual({
    html: standard.html,
    compactHtml: compact.html,
    styles: [style('a'), style('b')],
  });
});
