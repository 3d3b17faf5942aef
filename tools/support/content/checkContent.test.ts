import { checkContent } from './checkContent';
import { pageFixture } from './pageFixture';
import { readPage } from './readPage';
import type { ContentTopics, PageText } from './types';

const plan = { '/components/chips': { demos: 1, topics: ['delete'] } };
const targets = {
  isNamed: () => false,
  isWritten: () => false,
  isFile: () => false,
  anchorsOf: () => undefined,
};
const check = (page: PageText | undefined, topics: ContentTopics) =>
  checkContent({ plan, topics, pageAt: () => page, targets });

it('counts what it looked at', () => {
  const page = pageFixture({
    text: 'Delete a chip',
    demos: [{ name: 'DeletableChip', line: 1 }],
    links: [{ url: 'https://example.org', line: 2 }],
  });
  expect(check(page, { '/components/chips': { delete: 'Delete a chip' } })).toEqual({
    faults: [],
    counts: { pages: 1, demos: 1, topics: 1, links: 0 },
  });
});

it('applies every rule', () => {
  const page = readPage(
    'docs/components/chips/index.mdx',
    '# Chips\n\nTODO [more](/nowhere/)\n\n### Deep\n',
  );
  expect(check(page, {}).faults.map(({ what }) => what)).toEqual([
    'has no description',
    'holds filler: "TODO"',
    'has a first-level heading, "Chips"',
    'goes from level 1 to level 3 at "Deep"',
    'has an empty section, "Deep"',
    'has 0 of at least 1 demos',
    'says nowhere where it covers "delete"',
    'links to /nowhere/, which is no page',
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
