import { announcedLocale } from './announcedLocale';

it.each([
  ['[INFO] [zh] Creating an optimized production build...', 'zh'],
  ['[INFO] [pt-BR] Creating an optimized production build...', 'pt-BR'],
  ['[INFO] Website will be built for all these locales: en, zh', undefined],
  ['[SUCCESS] Generated static files in "build/zh".', undefined],
])('of %j is %s', (line, locale) => {
  expect(announcedLocale(line)).toBe(locale);
});
