import { pageStatus, sectionOf, sectionStatus, shareOf } from './pageStatus';
import type { Block } from './types';

const block = (text: string, kind: Block['kind'] = 'paragraph', line = 1): Block => ({
  kind,
  text,
  digest: text,
  line,
});
const recorded = (blocks: readonly Block[]) =>
  blocks.map(({ kind, text, digest }) => ({ kind, source: digest, own: digest, text }));

it('counts words only: code is the same in every language', () => {
  const source = [block('One two three'), block('a()', 'code')];
  expect(pageStatus('/a', source, recorded([source[0]!, block('b()', 'code')]))).toEqual({
    pathname: '/a',
    blocks: 1,
    isTranslated: true,
    stale: 0,
    missing: 0,
    open: [],
  });
});

it('names the line and the state of what is open', () => {
  const source = [block('One two three four', 'paragraph', 5), block('New here', 'item', 9)];
  expect(pageStatus('/a', source, recorded([block('One two three')])).open).toEqual([
    { state: 'stale', kind: 'paragraph', line: 5, digest: 'One two three four' },
    { state: 'missing', kind: 'item', line: 9, digest: 'New here' },
  ]);
});

it('counts a page without a translation as missing, and sums sections up in the order of visits', () => {
  const pages = [
    pageStatus('/components/chips', [block('A')], recorded([block('A')])),
    pageStatus('/x/react-charts/bars', [block('A'), block('B')], undefined),
    pageStatus('/x/react-charts', [block('A')], recorded([block('A')])),
  ];
  expect(sectionStatus(pages, ['/x/react-charts'])).toEqual([
    { section: '/x/react-charts', pages: 2, translated: 1, blocks: 3, stale: 0, missing: 2 },
    { section: '/components', pages: 1, translated: 1, blocks: 1, stale: 0, missing: 0 },
  ]);
});

it('says 100 % only if it is all', () => {
  expect(shareOf({ blocks: 1000, stale: 1, missing: 0 })).toBe(99);
  expect(shareOf({ blocks: 1000, stale: 0, missing: 0 })).toBe(100);
  expect(shareOf({ blocks: 0, stale: 0, missing: 0 })).toBe(100);
});

it('takes the product for the section of an advanced component', () => {
  expect(['/x/react-data-grid/sorting/', '/components/chips', '/x', '/'].map(sectionOf)).toEqual([
    '/x/react-data-grid',
    '/components',
    '/x',
    '/',
  ]);
});
