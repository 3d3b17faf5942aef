import { zhCN as core } from '@mui/material/locale';
import { zhCN as grid } from '@mui/x-data-grid/locales';
import { zhCN as pickers } from '@mui/x-date-pickers/locales';
import type { LibraryTexts } from '../mounting/demoTheme';
import type { TextLanguage } from '../rules/libraryTexts';

const texts: Record<TextLanguage, LibraryTexts> = {
  zh: [core, grid, pickers].map(({ components }) => components),
};

/**
 * The library's own texts, for the HTML of a page. A browser fetches those of the libraries that a page has
 * (`plugins/demos/lib/bundle/textEntries.ts`); here are all, since a demo uses those of its own libraries alone.
 * @param language - absent: none, so that the library's English stays
 */
export function libraryTexts(language?: TextLanguage): LibraryTexts {
  return language ? texts[language] : [];
}
