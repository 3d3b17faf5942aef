import { demoSources } from './demoSources';

const component = (className: string) =>
  `export default function Tags(props: { a?: string }) {\n  return <p className="${className}">{props.a}</p>;\n}\n`;

const plain = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&(lt|#x3C);/g, '<');

it('shows each styling in TypeScript and JavaScript, under the name of the demo', async () => {
  const sources = await demoSources({
    system: [{ name: 'Tags.tsx', source: component('a') }],
    css: [
      { name: 'Tags.css.tsx', source: component('tags') },
      { name: 'Tags.css', source: '.tags {\n  color: red;\n}\n' },
    ],
  });
  expect(Object.keys(sources)).toEqual(['system', 'css']);
  expect(sources.css?.files.map(({ name, variant }) => [name, variant])).toEqual([
    ['Tags.tsx', 'ts'],
    ['Tags.js', 'js'],
    ['Tags.css', 'both'],
  ]);
  const [ts, js, css] = sources.css?.files.map(({ html }) => plain(html)) ?? [];
  expect(ts).toContain('props: { a?: string }');
  expect(js).not.toContain('string');
  expect(css).toBe('.tags {\n  color: red;\n}');
});

it('has a preview for each styling', async () => {
  const sources = await demoSources({
    system: [{ name: 'Tags.tsx', source: component('a') }],
    tailwind: [{ name: 'Tags.tailwind.tsx', source: component('p-4') }],
  });
  expect(plain(sources.system.preview?.html ?? '')).toContain('"a"');
  expect(plain(sources.tailwind?.preview?.html ?? '')).toContain('"p-4"');
});

it('shows the files beside a demo as what they are, and only TypeScript in two forms', async () => {
  const sources = await demoSources({
    system: [
      { name: 'Tags.tsx', source: component('a') },
      { name: 'parts/rows.ts', source: 'export const a: number = 1;\n' },
      { name: 'types.ts', source: 'export interface Row {}\n' },
      { name: 'rows.json', source: '[1]\n' },
      { name: 'mark.svg', source: '<svg/>\n' },
      { name: 'sum.js', source: 'export const b = 1;\n' },
      { name: 'Label.jsx', source: 'export const c = <i/>;\n' },
      { name: 'max.mjs', source: 'export const d = 1;\n' },
    ],
  });
  expect(
    sources.system.files.map(({ name, variant, html }) => [name, variant, plain(html)]),
  ).toEqual([
    ['Tags.tsx', 'ts', expect.any(String)],
    ['Tags.js', 'js', expect.any(String)],
    ['parts/rows.ts', 'ts', 'export const a: number = 1;'],
    ['parts/rows.js', 'js', 'export const a = 1;'],
    ['types.ts', 'ts', 'export interface Row {}'],
    ['rows.json', 'both', '[1]'],
    ['mark.svg', 'both', '<svg/>'],
    ['sum.js', 'both', 'export const b = 1;'],
    ['Label.jsx', 'both', 'export const c = <i/>;'],
    ['max.mjs', 'both', 'export const d = 1;'],
  ]);
  // Each in its own colours.
  for (const { html } of sources.system.files) expect(html).toContain('<span class=');
});
