import type { TextLanguage } from '../../../../src/demos/rules/libraryTexts';

/** Where the library has its texts, and under which name, by language. An entry each: a page fetches those of its libraries. */
const sources: Record<TextLanguage, { exported: string; modules: readonly string[] }> = {
  zh: {
    exported: 'zhCN',
    modules: ['@mui/material/locale?zh', '@mui/x-data-grid/locales', '@mui/x-date-pickers/locales'],
  },
};

function entryNames(language: TextLanguage): string[] {
  return sources[language].modules.map(
    (request) => `texts/${language}.${request.split('/')[1] ?? request}`,
  );
}

/**
 * Writes the entries that bring the library's own texts in other languages: each tells the site the default props that hold them.
 * @returns code by the entry's name
 */
export function textEntries(): Record<string, string> {
  const languages = Object.keys(sources) as TextLanguage[];
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { exported, modules } = sources[language];
      return entryNames(language).map((name, place) => [
        name,
        `import { bundledTexts } from '@site/src/demos/mounting/bundledTexts';
import { ${exported} } from ${JSON.stringify(modules[place])};
bundledTexts().push(${exported}.components);
`,
      ]);
    }),
  );
}

/**
 * The scripts of texts of each library, with what they need besides.
 * @param scripts - by entry, below their folder
 * @param language - absent: none
 */
export function textFiles(
  scripts: Readonly<Record<string, readonly string[]>>,
  language: TextLanguage | undefined,
): (readonly string[])[] {
  return language ? entryNames(language).map((name) => scripts[name] ?? []) : [];
}

/**
 * Says which scripts of texts belong to a page: those of each library that the page has anyway, so that texts bring no library with them.
 * @param scripts - by entry, below their folder
 * @param language - absent: none
 * @param pageScripts - what the page's demos need
 * @param shared - what the demos of any page need
 */
export function textScripts(
  scripts: Readonly<Record<string, readonly string[]>>,
  language: TextLanguage | undefined,
  pageScripts: readonly string[],
  shared: ReadonlySet<string>,
): string[] {
  const own = new Set(pageScripts);
  return textFiles(scripts, language)
    .filter((files) => files.every((file) => own.has(file) || !shared.has(file)))
    .flat();
}
