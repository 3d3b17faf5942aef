/**
 * The path of a script's JavaScript form: `.tsx` → `.jsx`, `.ts` → `.js`.
 * @returns the path as it is for a file that is no script
 */
export function javaScriptPath(path: string): string {
  return path.replace(/\.ts(x?)$/, (_ending, x: string) => `.js${x}`);
}
