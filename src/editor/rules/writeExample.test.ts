import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { transpileScript } from '../program/transpileScript';
import { benches, benchOf } from './benches';
import { writeAttribute, writeExample, writeJsx } from './writeExample';

// Node reads no stylesheets.
jest.mock('../../../node_modules/@mui/x-data-grid/index.css', () => ({}));

/** Renders an example with the installed packages. */
function render(source: string): string {
  const made = transpileScript('Example.tsx', source);
  if ('problem' in made) throw new Error(`${made.problem} in\n${source}`);
  const module: { exports: { default?: ComponentType } } = { exports: {} };
  new Function('require', 'module', 'exports', made.code)(require, module, module.exports);
  return renderToStaticMarkup(createElement(module.exports.default!));
}

it('is found by the address of a page, and by no other word', () => {
  expect(benchOf('/api-docs/button')?.name).toBe('Button');
  expect(benchOf('/api-docs/button/')?.name).toBe('Button');
  expect([benchOf('/x/api/data-grid/'), benchOf('toString'), benchOf('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('is a table of at least forty components', () => {
  expect(Object.keys(benches).length).toBeGreaterThanOrEqual(40);
});

it('has components of every product that has components', () => {
  const folders = Object.keys(benches).map((address) => address.replace(/[^/]+\/$/, ''));
  expect(new Set(folders)).toEqual(
    new Set([
      '/api-docs/',
      '/system/api/',
      '/x/api/charts/',
      '/x/api/data-grid/',
      '/x/api/date-pickers/',
      '/x/api/tree-view/',
    ]),
  );
});

it.each(Object.entries(benches))('%s shows something', (address, bench) => {
  const html = render(writeExample(bench, bench.start ?? {}));
  expect(html).toContain('<');
  expect(address.replace(/^.*\/(?=[^/]+\/$)/, '')).toBe(
    `${bench.name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}/`,
  );
});

it('imports what a package exports by name, or as default', () => {
  const tree = { name: 'SimpleTreeView', from: '@mui/x-tree-view', uses: ['TreeItem'] };
  expect(writeExample(tree, {})).toMatch(
    /^import \{ SimpleTreeView \} from '@mui\/x-tree-view\/SimpleTreeView';\nimport \{ TreeItem \} from '@mui\/x-tree-view\/TreeItem';\n/,
  );
  expect(writeExample({ name: 'Container', from: '@mui/system' }, {})).toMatch(
    /^import Container from '@mui\/system\/Container';\n/,
  );
});

const button = benches['/api-docs/button/']!;

it('writes what was chosen, and the text that stands in it', () => {
  expect(writeJsx(button, { variant: 'contained', disabled: true, tabIndex: 3 })).toBe(
    '<Button variant="contained" disabled tabIndex={3}>Book a table</Button>',
  );
  expect(writeJsx(button, { children: '' })).toBe('<Button />');
  expect(writeJsx(button, { disabled: false })).toBe(
    '<Button disabled={false}>Book a table</Button>',
  );
});

it('brings any text to the screen as it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
      const source = `export default () => <b ${writeAttribute('title', text)}>${writeJsx(
        { name: 'i', text: 'x' },
        { children: text },
      )}</b>;`;
      const html = render(source);
      const expected = renderToStaticMarkup(
        createElement('b', { title: text }, createElement('i', {}, text || undefined)),
      );
      expect(html).toBe(expected);
    }),
    { numRuns: 60 },
  );
});
