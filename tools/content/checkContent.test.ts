import { checkContent } from './checkContent';
import { pageFixture } from './pageFixture';
import { readPage } from './readPage';
import type { ContentTopics, PageText } from './types';

const plan = { '/components/chips': { demos: 1, topics: ['delete'] } };
const check = (page: PageText | undefined, topics: ContentTopics) =>
  checkContent({ plan, topics, pageAt: () => page });

it('counts what it looked at', () => {
  const page = pageFixture({
    text: 'Delete a chip',
    demos: [{ name: 'DeletableChip', line: 1 }],
  });
  expect(check(page, { '/components/chips': { delete: 'Delete a chip' } })).toEqual({
    faults: [],
    counts: { pages: 1, demos: 1, topics: 1 },
  });
});

it('applies every rule', () => {
  const page = readPage('docs/components/chips/index.mdx', 'TODO\n\n## Deep\n');
  expect(check(page, {}).faults.map(({ what }) => what)).toEqual([
    'holds filler: "TODO"',
    'has an empty section, "Deep"',
    'has 0 of at least 1 demos',
    'says nowhere where it covers "delete"',
  ]);
});

it('misses a page, and refuses topics of a page that the plan does not name', () => {
  const { faults, counts } = check(undefined, { '/components/lamps': {} });
  expect(counts.pages).toBe(0);
  expect(faults.map(({ file, what }) => `${file} ${what}`)).toEqual([
    'config/contentTopics.json names /components/lamps',
    'docs/components/chips/index.mdx is not there',
  ]);
});
