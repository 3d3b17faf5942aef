import { languages } from '../../../plugins/code-highlight/lib/languages';
import { languageName } from './languageName';

it.each(Object.keys(languages).filter((language) => language !== 'text'))(
  'has a name for %s that is not its abbreviation in a fence',
  (language) => {
    expect(languageName(language)).toMatch(/^[A-Z]/);
  },
);

it('has none for plain text', () => {
  expect(languageName('text')).toBeNull();
});
