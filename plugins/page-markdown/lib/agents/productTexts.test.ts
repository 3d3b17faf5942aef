import { fullLimit, listLimit, productTexts, type ProductPage } from './productTexts';

const address = 'https://docs.example.org/';
const words = { source: 'Source', full: 'All of it in one file:', part: 'part {part} of {parts}' };
const product = {
  id: 'x-charts',
  name: 'Charts',
  summary: 'Charts for React.',
  notes: ['A note.'],
};
const page = (name: string, more: Partial<ProductPage> = {}): ProductPage => ({
  title: name,
  description: `About ${name}.`,
  address: `${address}x/${name}.md`,
  section: 'Charts',
  isApi: false,
  markdown: `---\ntitle: "${name}"\n---\n\n# ${name}\n\nWords of ${name}.\n`,
  ...more,
});

it('lists guides before the reference, and says where the full text is', () => {
  const { llms, full, files } = productTexts(
    product,
    [page('LineChart', { isApi: true }), page('Lines')],
    address,
    words,
  );
  expect(llms).toEqual(['agents/x-charts/llms.txt']);
  expect(full).toEqual(['agents/x-charts/llms-full.txt']);
  expect(files[llms[0]!]).toBe(
    `# Charts

> Charts for React.

A note.

All of it in one file: [Charts](https://docs.example.org/agents/x-charts/llms-full.txt)

## Charts

- [Lines](https://docs.example.org/x/Lines.md): About Lines.

## Optional

- [LineChart](https://docs.example.org/x/LineChart.md): About LineChart.
`,
  );
  expect(files[full[0]!]).toBe(
    `# Charts

> Charts for React.

---

# Lines

Source: https://docs.example.org/x/Lines.md

Words of Lines.

---

# LineChart

Source: https://docs.example.org/x/LineChart.md

Words of LineChart.
`,
  );
});

it('writes parts that keep to the limits, each with its number', () => {
  const many = Array.from({ length: 900 }, (_, at) =>
    page(`page-${at}`, { description: 'd'.repeat(200), markdown: `# p\n\n${'w'.repeat(1000)}` }),
  );
  const { llms, full, files } = productTexts(product, many, address, words);
  expect(llms.length).toBeGreaterThan(1);
  expect(full.length).toBeGreaterThan(1);
  for (const path of llms) expect(Buffer.byteLength(files[path]!)).toBeLessThanOrEqual(listLimit);
  for (const path of full) expect(Buffer.byteLength(files[path]!)).toBeLessThanOrEqual(fullLimit);
  expect(files['agents/x-charts/llms-full-2.txt']).toMatch(
    new RegExp(`^# Charts \\(part 2 of ${full.length}\\)\\n`),
  );
  const listed = llms.map((path) => files[path]!.match(/^- /gm)!.length);
  expect(listed.reduce((sum, count) => sum + count)).toBe(900);
});
