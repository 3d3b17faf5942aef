const version = '(?:next|v?\\d+(?:\\.\\d+)*(?:-[\\w.-]+)?)';
const versionFolder = new RegExp(`^(/x)?/${version}(?=/|$)`);

/**
 * Takes the folder of a cut version off a path: `/x/8.9.2/react-charts` → `/x/react-charts`. No page of
 * the tree has a folder of that form.
 * @param path - without language
 */
export function stripVersion(path: string): string {
  return path.replace(versionFolder, '$1') || '/';
}
