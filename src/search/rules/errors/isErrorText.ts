/** How what is copied out of a console begins; without a colon, `mui` begins the name of a package or component. */
const beginnings = /^\W*(?:mui(?: \w+)*:|uncaught\b|(?:\w*error|warning)\b\s*:)/iu;

/** So many words in a row are a sentence, which may be one that a package has printed. */
const sentence = 4;

/** Whether a query begins as what is copied out of a console does. */
export const beginsAsError = (query: string): boolean => beginnings.test(query.slice(0, 100));

/** Whether a query may be what a package has printed: it begins so, or is a sentence. */
export function isErrorText(query: string): boolean {
  // By its spaces: `@mui/x-data-grid-pro` is one.
  const words = query.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return words >= sentence || (words > 1 && beginsAsError(query));
}
