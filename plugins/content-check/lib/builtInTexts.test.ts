import { makeFolder } from '../../../tests/support/makeFolder';
import { builtInTexts } from './builtInTexts';

const folder = 'node_modules/@docusaurus/theme-translations/locales/base';

it('lists the ids of all files of the theme', () => {
  const site = makeFolder({
    [`${folder}/theme-common.json`]: '{"theme.a":"A","theme.b":"B"}',
    [`${folder}/plugin-pwa.json`]: '{"theme.c":"C"}',
  });
  expect([...builtInTexts(site.path)].toSorted()).toEqual(['theme.a', 'theme.b', 'theme.c']);
});

it('finds nothing without the theme', () => {
  expect(builtInTexts(makeFolder().path).size).toBe(0);
});

it('names a file that is no JSON', () => {
  const site = makeFolder({ [`${folder}/theme-common.json`]: '{' });
  expect(() => builtInTexts(site.path)).toThrow(/^theme-common\.json:/);
});
