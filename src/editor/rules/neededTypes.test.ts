import { neededTypes, type TypesData } from './neededTypes';

const data: TypesData = {
  compiler: 'types/compiler.1.js',
  language: 'types/language.1.json',
  packages: {
    react: ['types/react.1.json', 'csstype'],
    csstype: ['types/csstype.1.json'],
    '@mui/material': ['types/mui-material.1.json', 'react', '@mui/system'],
    '@mui/system': ['types/mui-system.1.json', '@mui/material'],
    dayjs: ['types/dayjs.1.json'],
  },
};
const language = ['types/language.1.json', 'types/react.1.json', 'types/csstype.1.json'];

it('needs the language and JSX for code that imports nothing', () => {
  expect(neededTypes([], data)).toEqual(language);
});

it('follows what types name, also in circles, and takes each file once', () => {
  expect(neededTypes(['@mui/material/Button', '@mui/material/Chip', 'react'], data)).toEqual([
    'types/language.1.json',
    'types/react.1.json',
    'types/mui-material.1.json',
    'types/csstype.1.json',
    'types/mui-system.1.json',
  ]);
});

it('passes over own files and what it does not know', () => {
  const requests = ['./rows', '..', '../a', 'left-pad', 'constructor', '__proto__', '@x', ''];
  expect(neededTypes(requests, data)).toEqual(language);
});
