/** What is known about how a reader sees the site. */
export interface ReaderView {
  code: string;
  style: string;
  /** Light or dark, as shown. */
  mode: 'light' | 'dark';
  prefersDark: boolean;
  /** Device pixels to a CSS pixel. */
  pixelRatio: number;
  language: string;
}

/** Names and values that analytics keeps of a reader. */
export type UserProperties = Record<string, string | number>;

/** Writes a reader's view in the words of analytics. */
export function userProperties(view: ReaderView): UserProperties {
  return {
    codeVariant: view.code,
    codeStylingVariant: view.style,
    userLanguage: view.language,
    devicePixelRatio: Math.round(view.pixelRatio * 10) / 10,
    colorSchemeOS: view.prefersDark ? 'dark' : 'light',
    colorScheme: view.mode,
  };
}
