import type { TextLanguage } from '../../../../src/demos/rules/libraryTexts';

/** Texts of a library, and the file without which a page has no use for them; see `libraryChunks`. */
interface TextModule {
  request: string;
  file?: string;
}

/** Where the library has its texts, and under which name, by language. An entry each: a page fetches those of its libraries. */
const sources: Record<TextLanguage, { exported: string; modules: readonly TextModule[] }> = {
  zh: {
    exported: 'zhCN',
    modules: [
      { request: '@mui/material/locale?zh' },
      { request: '@mui/x-data-grid/locales', file: 'data-grid' },
      { request: '@mui/x-date-pickers/locales', file: 'date-pickers' },
    ],
  },
};

const entryName = (language: TextLanguage, { request }: TextModule) =>
  `texts/${language}.${request.split('/')[1] ?? request}`;

/**
 * Writes the entries that bring the library's own texts in other languages: each tells the site the default props that hold them.
 * @returns code by the entry's name
 */
export function textEntries(): Record<string, string> {
  const languages = Object.keys(sources) as TextLanguage[];
  return Object.fromEntries(
    languages.flatMap((language) => {
      const { exported, modules } = sources[language];
      return modules.map((module) => [
        entryName(language, module),
        `import { bundledTexts } from '@site/src/demos/mounting/bundledTexts';
import { ${exported} } from ${JSON.stringify(module.request)};
bundledTexts().push(${exported}.components);
`,
      ]);
    }),
  );
}

/** The scripts that bring texts, below their folder. */
export interface TextFiles {
  files: readonly string[];
  /** Name of the file, without digest and extension, that whoever has a use for them has; absent: everybody has. */
  file?: string;
}

/**
 * The scripts of texts of each library.
 * @param scripts - by entry, below their folder
 * @param language - absent: none
 */
export function textFiles(
  scripts: Readonly<Record<string, readonly string[]>>,
  language: TextLanguage | undefined,
): TextFiles[] {
  if (!language) return [];
  return sources[language].modules.map(({ request, ...file }) => ({
    files: scripts[entryName(language, { request })] ?? [],
    ...file,
  }));
}

/** Whether a script is the one of a name: `data-grid.5ab41522.js`, `data-grid.js`. */
export const isScriptOf = (script: string, name: string): boolean => script.startsWith(`${name}.`);

/**
 * Says which scripts of texts belong to a page: those of each library that the page has anyway, so that texts bring no library with them.
 * @param scripts - by entry, below their folder
 * @param language - absent: none
 * @param pageScripts - what the page's demos need
 */
export function textScripts(
  scripts: Readonly<Record<string, readonly string[]>>,
  language: TextLanguage | undefined,
  pageScripts: readonly string[],
): string[] {
  return textFiles(scripts, language)
    .filter(({ file }) => !file || pageScripts.some((script) => isScriptOf(script, file)))
    .flatMap(({ files }) => files);
}
