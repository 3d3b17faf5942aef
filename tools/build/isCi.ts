/**
 * Whether this is CI. Every CI sets the variable, and each to a text of its own; somebody who does not want to be taken for one says so.
 * @param environment - with CI
 */
export function isCi({ CI }: Readonly<Record<string, string | undefined>>): boolean {
  return !/^(?:0|false)?$/i.test(CI ?? '');
}
