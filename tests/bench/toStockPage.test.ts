import { toStockPage } from './toStockPage';

const facts = { title: 'A "title"', sourceOf: (demo: string) => `export const ${demo} = 1;\n` };
const convert = (text: string) =>
  toStockPage(`---\ndescription: About.\nad: none\n---\n${text}`, facts);

it('keeps of the front matter the description, and brings the title', () => {
  expect(convert('Text')).toBe('---\ntitle: "A \\"title\\""\ndescription: About.\n---\nText');
});

it('gives a page without front matter one', () => {
  expect(toStockPage('Text', facts)).toBe('---\ntitle: "A \\"title\\""\n---\nText');
});

it('writes the source of a demo', () => {
  expect(convert('<Demo name="One" height={37} />')).toContain(
    '---\n```tsx\nexport const One = 1;\n```',
  );
});

it('lets a demo run above its source, if it is to', () => {
  const text = toStockPage(
    'Text\n\n<Demo name="One" height={37} />\n<Demo name="Two" height={3} />',
    {
      ...facts,
      live: ['One'],
    },
  );
  expect(text).toContain("---\n\nimport One from './One';\n\nText");
  expect(text).toContain('<div data-demo="One"><One /></div>\n\n```tsx\nexport const One');
  expect(text).not.toContain('<Two');
});

it('fences a source that has fences of its own', () => {
  const text = toStockPage('<Demo name="One" height={37} />', {
    ...facts,
    sourceOf: () => 'const text = "````";',
  });
  expect(text).toContain('`````tsx\nconst text = "````";\n`````');
});

it('takes other components and imports out', () => {
  expect(
    convert('import A from "a";\n## Sorting <Plan name="pro" />\n\n<Api of="/x" />\nEnd'),
  ).toMatch(/---\n## Sorting\n\n\nEnd$/);
});

it.each(['`<Button>` and ``<Demo name="A" />``', 'a < b and <kbd>Ctrl</kbd>'])(
  'keeps %s',
  (line) => {
    expect(convert(line)).toMatch(new RegExp(`\n${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
  },
);

it('writes the id of a heading as the stock site reads it', () => {
  const page = toStockPage('## Basic tabs {#basics}\n\n```md\n## A {#b}\n```', {
    title: 'Tabs',
    sourceOf: () => '',
  });
  expect(page).toContain('\n## Basic tabs {/* #basics */}\n');
  expect(page).toContain('\n## A {#b}\n');
});

it('keeps what stands in a code fence', () => {
  const code = '```tsx\nimport A from \'a\';\n<Demo name="One" />\n```';
  expect(convert(`${code}\n<Demo name="Two" height={1} />`)).toContain(
    `${code}\n\`\`\`tsx\nexport const Two`,
  );
  const nested = '````md\n```\n<A />\n```\n````';
  expect(convert(nested)).toContain(nested);
});
