import { textEntries, textScripts } from './textEntries';

const scripts = {
  'texts/zh.material': ['runtime.js', 'texts/zh.material.js'],
  // Whatever of the library they need besides is in their own file.
  'texts/zh.x-data-grid': ['runtime.js', 'texts/zh.x-data-grid.js'],
  'texts/zh.x-date-pickers': ['runtime.js', 'date-pickers.js', 'texts/zh.x-date-pickers.js'],
};
const own = (page: string[], language?: 'zh') =>
  textScripts(scripts, language, page).filter((file) => file.startsWith('texts/'));

it('an entry tells the site the Chinese texts of one library', () => {
  const entries = textEntries();
  expect(Object.keys(entries)).toEqual(Object.keys(scripts));
  expect(entries['texts/zh.x-data-grid']).toContain('"@mui/x-data-grid/locales"');
});

it('a Chinese page fetches the texts of the libraries that its demos have, and no library for their sake', () => {
  expect(own(['runtime.js', 'library.js'], 'zh')).toEqual(['texts/zh.material.js']);
  expect(own(['runtime.js', 'data-grid.5ab41522.js'], 'zh')).toEqual([
    'texts/zh.material.js',
    'texts/zh.x-data-grid.js',
  ]);
  expect(own(['runtime.js', 'data-grid-pro.5ab41522.js', 'date-pickers.js'], 'zh')).toEqual([
    'texts/zh.material.js',
    'texts/zh.x-date-pickers.js',
  ]);
});

it('an English page fetches none', () => {
  expect(own(['runtime.js', 'data-grid.js', 'date-pickers.js'])).toEqual([]);
});
