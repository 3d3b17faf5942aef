/** Whether a path names a file, such as `/img/a.png`, and not a page: version numbers are no endings. */
export function isFilePath(path: string): boolean {
  return /\.[a-z][\w-]*$/i.test(path);
}
