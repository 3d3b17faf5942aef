import { formatReport } from './formatReport';

const counts = { pages: 2, demos: 3, topics: 4, links: 5 };
const fault = { file: 'docs/a/index.mdx', what: 'is not there', why: 'Why.', mend: 'Mend.' };

it('is content without faults, and says what was looked at', () => {
  expect(formatReport([], counts)).toEqual({
    ok: true,
    lines: ['Content: 2 pages, 3 demos, 4 topics, 5 links looked at, 0 faults'],
  });
});

it('writes a line per fault, with file, reason and remedy', () => {
  const { ok, lines } = formatReport([fault, { ...fault, line: 7 }], counts);
  expect(ok).toBe(false);
  expect(lines.slice(0, 2)).toEqual([
    'docs/a/index.mdx: is not there. Why. Mend.',
    'docs/a/index.mdx:7: is not there. Why. Mend.',
  ]);
});

it('fails when there was nothing to look at', () => {
  const { ok, lines } = formatReport([], { ...counts, links: 0 });
  expect(ok).toBe(false);
  expect(lines[0]).toContain('no links');
});
