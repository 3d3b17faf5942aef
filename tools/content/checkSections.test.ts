import { checkSections } from './checkSections';
import { pageFixture } from './pageFixture';

const emptyOnes = (...headings: [level: number, bare: boolean][]) =>
  checkSections(
    pageFixture({
      headings: headings.map(([level, bare], line) => ({ level, bare, line, text: '', id: '' })),
    }),
  ).map(({ line }) => line);

it('finds a heading before its equal, before a higher one and at the end', () => {
  expect(emptyOnes([2, true], [2, false], [3, true], [2, true])).toEqual([0, 2, 3]);
});

it('lets a heading stand before a deeper one', () => {
  expect(emptyOnes([2, true], [3, false])).toEqual([]);
});
