import { askNames } from '../../src/search/rules/names/askNames';
import { openNames } from '../../src/search/rules/names/openNames';
import { generateNames } from './generateNames';

it('makes pages, headings and symbols in the proportion of the site: 19 records a page', () => {
  const names = openNames([generateNames(800)]);
  expect(names.pages).toHaveLength(800);
  const share = names.records.length / names.pages.length;
  expect(share).toBeGreaterThan(15);
  expect(share).toBeLessThan(23);
  const kinds = new Set(names.records.map(({ kind }) => kind));
  for (const kind of ['page', 'heading', 'component', 'prop', 'slot', 'class', 'member'] as const)
    expect(kinds).toContain(kind);
});

it('makes the same names in every run', () => {
  expect(generateNames(24)).toEqual(generateNames(24));
});

it('makes names that are found', () => {
  const file = generateNames(100);
  const names = openNames([file]);
  for (const { t } of file.pages)
    expect(askNames(names, { query: t }).results[0]?.record.title).toBe(t);
});
