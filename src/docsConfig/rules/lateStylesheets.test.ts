import { stylesheetsOf } from './lateStylesheets';

const sheets = [
  { href: 'https://fonts.example/icons.css', paths: ['/components/icons/', '/playground/'] },
  { href: 'https://fonts.example/text.css', paths: ['/customization/typography/'] },
];

it.each([
  ['/components/icons/', ['https://fonts.example/icons.css']],
  ['/customization/typography/', ['https://fonts.example/text.css']],
  ['/', []],
  ['/components/icons/more/', []],
])('%s needs %j', (path, expected) => {
  expect(stylesheetsOf(sheets, path)).toEqual(expected);
});
