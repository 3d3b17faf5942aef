import { demoSources } from './demoSources';

const component = (className: string) =>
  `export default function Tags(props: { a?: string }) {\n  return <p className="${className}">{props.a}</p>;\n}\n`;

const plain = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&lt;/g, '<');

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
