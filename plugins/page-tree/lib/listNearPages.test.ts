import { readNearPages } from '../../../src/navigation/rules/tree/nearPages';
import { listNearPages } from './listNearPages';

const doc = (permalink: string, frontMatter = {}) => ({ permalink, title: 'Page', frontMatter });

it('holds the pages of the current version below the base URL, under the titles of their documents', () => {
  const pages = listNearPages(
    [
      {
        loadedVersions: [
          {
            isLast: true,
            docs: [doc('/docs/zh/x/a/'), doc('/docs/zh/x/b/', { documentTitle: 'B - Charts' })],
          },
          { isLast: false, docs: [doc('/docs/zh/x/8.9.2/a/')] },
        ],
      },
    ],
    '/docs/zh/',
  );
  expect(pages).toEqual([
    ['/x/a/', 'Page'],
    ['/x/b/', 'B - Charts'],
  ]);
  expect(readNearPages(pages)).toHaveLength(2);
});
