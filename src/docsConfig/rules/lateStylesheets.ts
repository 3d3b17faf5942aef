/** A stylesheet of another host that nothing waits for: a font that an example shows. */
export interface LateStylesheet {
  href: string;
  /** Addresses of the pages that need it, without language prefix and with their last slash. */
  paths: string[];
}

/** The stylesheets that a page needs. */
export function stylesheetsOf(sheets: readonly LateStylesheet[], pathname: string): string[] {
  return sheets.filter(({ paths }) => paths.includes(pathname)).map(({ href }) => href);
}
