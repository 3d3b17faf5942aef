/** Languages of the site in which the frame of a demo shows the library's own texts, beside the library's English. */
const textLanguages = ['zh'] as const;
export type TextLanguage = (typeof textLanguages)[number];

/**
 * The language of the library's own texts around demos.
 * @param language - of the page
 * @returns undefined where the library's English stays
 */
export function textLanguage(language: string): TextLanguage | undefined {
  return textLanguages.find((each) => each === language);
}

/** Packages whose texts the theme can say in another language. Charts 8.9.2 has no Chinese. */
const textPackages = /^@mui\/x-(data-grid|date-pickers)(-pro|-premium)?(\/|$)/;

/** Components of the core with such texts, by their way in; the package as a whole may bring any of them. */
const textComponents =
  /^@mui\/material(\/(Alert|Autocomplete|Breadcrumbs|Pagination|Rating|TablePagination)|$)/;

/**
 * Whether a demo may show texts of the library, so that its HTML has to be rendered in the page's language.
 * @param imports - of its files
 */
export function showsLibraryTexts(imports: readonly string[]): boolean {
  return imports.some((request) => textPackages.test(request) || textComponents.test(request));
}
