import { makeFolder } from '../../../tests/support/makeFolder';
import { builtInTexts } from './builtInTexts';

const folder = 'node_modules/@docusaurus/theme-translations/locales/base';

it('lists the texts of all files of the theme by their ids, without what is said of them', () => {
  const site = makeFolder({
    [`${folder}/theme-common.json`]:
      '{"theme.a":"A","theme.a___DESCRIPTION":"A letter","theme.b":"B {c}"}',
    [`${folder}/plugin-pwa.json`]: '{"theme.c":"C"}',
  });
  expect(Object.fromEntries(builtInTexts(site.path))).toEqual({
    'theme.a': 'A',
    'theme.b': 'B {c}',
    'theme.c': 'C',
  });
});

it('finds nothing without the theme', () => {
  expect(builtInTexts(makeFolder().path).size).toBe(0);
});

it('names a file that is no JSON', () => {
  const site = makeFolder({ [`${folder}/theme-common.json`]: '{' });
  expect(() => builtInTexts(site.path)).toThrow(/^theme-common\.json:/);
});
