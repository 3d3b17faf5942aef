/**
 * A text in the characters that pages are written in.
 * @param simplified - simplified characters by their traditional form
 */
export const simplify = (text: string, simplified?: ReadonlyMap<string, string>): string =>
  text.replace(/\p{Script=Han}/gu, (char) => simplified?.get(char) ?? char);
