/** What the installed packages print, and where that is explained, as the browser fetches it for one language. */
export interface ErrorsFile {
  /** Counts up when the form changes. */
  format: 1;
  pages: ErrorPage[];
  messages: ErrorMessage[];
}

/** A page that explains messages. */
export interface ErrorPage {
  /** Address below the base of the language, with its last slash and without the first. */
  a: string;
  /** What it is called. */
  t: string;
  /** Product id. */
  d: string;
}

/** The text, with `{}` for what varies; the place of its page in {@link ErrorsFile.pages}; the id there, '' for the page. */
export type ErrorMessage = [text: string, page: number, anchor: string];

/** The file, below the base of a language. */
export const errorsFile = 'search/errors.json';

/** Whether a fetched value is a file that this code can read. */
export function isErrorsFile(value: unknown): value is ErrorsFile {
  const { format, pages, messages } = (value ?? {}) as Partial<ErrorsFile>;
  return format === 1 && Array.isArray(pages) && Array.isArray(messages);
}
