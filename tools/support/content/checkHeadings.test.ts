import { checkHeadings } from './checkHeadings';
import { pageFixture } from './pageFixture';

const headings = (...levels: number[]) =>
  levels.map((level, index) => ({
    level,
    text: `Part ${index}`,
    id: `part-${index}`,
    line: index,
    bare: false,
  }));

it.each([[[]], [[2, 3, 4, 2, 3]]])('is content with %j', (levels) => {
  expect(checkHeadings(pageFixture({ headings: headings(...levels) }))).toEqual([]);
});

it.each([
  [[2, 4], 1, 'goes from level 2 to level 4'],
  [[3], 0, 'goes from level 1 to level 3'],
  [[2, 1], 1, 'has a first-level heading'],
])('refuses %j', (levels, line, what) => {
  expect(checkHeadings(pageFixture({ headings: headings(...levels) }))).toEqual([
    expect.objectContaining({ line, what: expect.stringContaining(what) }),
  ]);
});
