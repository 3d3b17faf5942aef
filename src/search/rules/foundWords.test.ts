import type { FoundPage } from './foundPages';
import { foundWords } from './foundWords';

const page: FoundPage = {
  url: '/a/',
  title: 'A',
  product: 'x',
  section: '',
  plan: 'community',
  excerpt: 'one <mark>Fish</mark>, two <mark>fish</mark>',
  headings: [{ url: '/a/#b', title: 'B', excerpt: 'red <mark>&lt;Fish</mark> <mark>blue</mark>' }],
};

it('tells the words by which an option was found', () => {
  expect(foundWords([page], '/a/')).toEqual(['fish']);
  expect(foundWords([page], '/a/#b')).toEqual(['<fish', 'blue']);
});

it('tells none of what has no excerpt, or is no option', () => {
  expect(foundWords([{ ...page, excerpt: '' }], '/a/')).toEqual([]);
  expect(foundWords([page], '/c/')).toEqual([]);
});
