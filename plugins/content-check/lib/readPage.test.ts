import { loadParser, type PageParser } from './parsePage';
import { readPage } from './readPage';

let parser: PageParser;

beforeAll(async () => {
  parser = await loadParser();
});

it.each(['---\n---\n\nWords.\n', '--- \n---\t\n\nWords.\n', '---\n---\n\nWords.\n\n---\n'])(
  'finds a front matter that is empty: %j',
  (text) => {
    expect(readPage(text, 'en', parser).faults).toEqual([
      expect.objectContaining({
        what: 'has no description',
        mend: 'Add a line that begins with description: to the front matter.',
      }),
    ]);
  },
);
