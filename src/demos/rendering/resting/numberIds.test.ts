import { numberIds } from './numberIds';

/** A chart whose area is filled with a gradient, as it is rendered when React has counted that far. */
const rendered = (count: string, next: string, name: string) => ({
  html: `<div class="Mui css-${name}"><b id="_Area-r_${next}_"></b><i id="_Area-r_${count}_"></i></div><p class="css-${name}-more">`,
  styles: [
    { key: 'css', id: 'plain', css: '.css-plain{fill:red}' },
    {
      key: 'css',
      id: name,
      css: `.css-${name}{margin:0}.css-${name} path{fill:url(#_Area-r_${count}_)}`,
    },
  ],
});

it('is the same however far React had counted', () => {
  const one = numberIds(rendered('0', '1', '1d2x28c'), 'Area-');
  expect(numberIds(rendered('hs', 'ht', 'fiafzh'), 'Area-').styles).toEqual(one.styles);
  expect(one.html).toContain('<b id="_Area-r_0_"></b><i id="_Area-r_1_"></i>');
});

it('lets a style name what stands in the HTML', () => {
  const { html, styles } = numberIds(rendered('hs', 'ht', 'fiafzh'), 'Area-');
  const { id, css } = styles[1]!;
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect(css).toBe(`.css-${id}{margin:0}.css-${id} path{fill:url(#_Area-r_1_)}`);
  expect(html).toContain(`class="Mui css-${id}"`);
  // Of another style, whose name only begins alike.
  expect(html).toContain('class="css-fiafzh-more"');
});

it('leaves styles and ids of others alone', () => {
  const other = {
    html: '<b id="_Bars-r_7_" class="css-plain"></b>',
    styles: [{ key: 'css', id: 'plain', css: '.css-plain{fill:url(#_Bars-r_7_)}' }],
  };
  expect(numberIds(other, 'Area-')).toEqual(other);
});
