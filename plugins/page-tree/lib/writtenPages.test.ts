import { makeFolder } from '../../../tests/support/makeFolder';
import { pageFilesOf } from './writtenPages';

it('lists pages, and neither drafts nor what an editor keeps beside them', () => {
  const site = makeFolder({
    'docs/chips/index.mdx': '',
    'docs/chips/_draft.mdx': '',
    'docs/chips/.#index.mdx': '',
    'docs/chips/Chips.tsx': '',
    'docs/_parts/index.mdx': '',
    'x-docs/grid/index.mdx': '',
  });
  expect(pageFilesOf(site.path, 'default')).toEqual(['docs/chips/index.mdx']);
});
