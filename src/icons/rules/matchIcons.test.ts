import { importLine, matchIcons, type Icon } from './matchIcons';

const all = [
  'ArrowBack',
  'CallMissed',
  'ImportExport',
  'InsertEmoticon',
  'KeyboardArrowUp',
  'Phone',
];
const icons: Icon[] = all.map((name) => [name, '<path/>']);
const names = (query: string) => matchIcons(icons, query).map(([name]) => name);

it('finds all icons before anything is typed', () => {
  expect(names(' ')).toEqual(all);
});

it.each(['删除', '…', '<'])(
  'finds nothing for %s, which has no word that a name could have',
  (query) => {
    expect(names(query)).toEqual([]);
  },
);

it.each([
  importLine('ArrowBack'),
  'import ArrowBack from "@mui/icons-material/esm/ArrowBack"',
  "import { ArrowBack as BackIcon } from '@mui/icons-material';",
  'import ArrowBackIcon from',
  "lazy(() => import('@mui/icons-material/ArrowBack'))",
  '@mui/icons-material/ArrowBack',
  '<ArrowBackIcon fontSize="small" />',
  '<ArrowBack />',
  'ArrowBackIcon',
  'arrow back icon',
])('finds the icon that code names: %s', (query) => {
  expect(names(query)).toEqual(['ArrowBack']);
});

it('takes words for words that code and names have, too', () => {
  expect(names('import export')).toEqual(['ImportExport']);
  expect(names('icon')).toEqual(['InsertEmoticon']);
  expect(names('InsertEmoticon')).toEqual(['InsertEmoticon']);
  expect(names('InsertEmoticonIcon')).toEqual(['InsertEmoticon']);
});

it('finds names that contain every word, those that begin with it first', () => {
  expect(names('arrow')).toEqual(['ArrowBack', 'KeyboardArrowUp']);
  expect(names('UP arrow')).toEqual(['KeyboardArrowUp']);
  expect(names('arrow_back')).toEqual(['ArrowBack']);
  expect(names('miss')).toEqual(['CallMissed']);
  expect(names('whale')).toEqual([]);
});

it('imports an icon by its path', () => {
  expect(importLine('Phone')).toBe("import PhoneIcon from '@mui/icons-material/Phone';");
});
