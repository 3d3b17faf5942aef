import { importLine, matchIcons, type Icon } from './matchIcons';

const icons: Icon[] = ['ArrowBack', 'CallMissed', 'KeyboardArrowUp', 'Phone'].map((name) => [
  name,
  '<path/>',
]);
const names = (query: string) => matchIcons(icons, query).map(([name]) => name);

it('finds all icons without a word', () => {
  expect(names(' ')).toEqual(['ArrowBack', 'CallMissed', 'KeyboardArrowUp', 'Phone']);
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
