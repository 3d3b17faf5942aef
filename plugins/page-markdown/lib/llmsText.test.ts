import { llmsText } from './llmsText';

it('lists pages by section, and the reference last', () => {
  const page = { section: 'Charts', description: 'About bars.', isApi: false };
  expect(
    llmsText({ title: 'Docs', summary: 'All of it.', notes: ['Read on.'] }, [
      { ...page, title: 'Bars [new]', address: 'https://d.org/bars.md' },
      { ...page, title: 'BarChart API', address: 'https://d.org/api.md', isApi: true },
      { ...page, title: 'Lines', address: 'https://d.org/lines.md', description: '' },
    ]),
  ).toBe(`# Docs

> All of it.

Read on.

## Charts

- [Bars \\[new\\]](https://d.org/bars.md): About bars.
- [Lines](https://d.org/lines.md)

## Optional

- [BarChart API](https://d.org/api.md): About bars.
`);
});
