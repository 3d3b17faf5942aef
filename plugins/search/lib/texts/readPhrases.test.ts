import { parsePhrases, readPhrases } from './readPhrases';
import { makeFolder } from '../../../../tests/support/makeFolder';

it('reads a section a line', () => {
  const text =
    '# Data Grid\n\nx/react-data-grid/style/#striped-rows: zebra rows | every second row\ncomponents/tabs/: tab strip \n';
  expect(parsePhrases('en/a.txt', text)).toEqual([
    {
      address: 'x/react-data-grid/style/#striped-rows',
      phrases: ['zebra rows', 'every second row'],
      place: 'en/a.txt:3',
    },
    { address: 'components/tabs/', phrases: ['tab strip'], place: 'en/a.txt:4' },
  ]);
});

it.each([
  ['a/#b zebra', /^en\/a\.txt:1 is "a\/#b zebra"/],
  ['a/#b:', /:1 is/],
  ['a/#b: one || two', /:1 is/],
  ['a/: one\nb/: two\na/: three', /:3 names a\/ once more, after en\/a\.txt:1/],
])('says where %j is wrong', (text, message) => {
  expect(() => parsePhrases('en/a.txt', text)).toThrow(message);
});

it('reads all files of a language, and nothing where there is none', () => {
  const { path: folder } = makeFolder({
    'en/b.txt': 'b/: two',
    'en/a.txt': 'a/: one',
    'zh/a.txt': 'a/: 一',
  });
  expect(readPhrases(folder, 'en').map(({ address }) => address)).toEqual(['a/', 'b/']);
  expect(readPhrases(folder, 'fr')).toEqual([]);
});
