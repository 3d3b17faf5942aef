/** What an import may leave out of a file's name. */
const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];

/**
 * Finds the file that an import of a program means.
 * @param paths - of all of its files
 * @param from - path of the file that imports
 * @param request - beginning with `./` or `../`
 * @returns undefined if there is none, also where the import leads out of the program's folder
 */
export function resolveFile(
  paths: readonly string[],
  from: string,
  request: string,
): string | undefined {
  const parts = from.split('/').slice(0, -1);
  for (const part of request.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  const path = parts.join('/');
  const wanted = [
    ...endings.map((ending) => path + ending),
    ...endings.slice(1).map((ending) => `${path === '' ? '' : `${path}/`}index${ending}`),
  ];
  return wanted.find((each) => paths.includes(each));
}
