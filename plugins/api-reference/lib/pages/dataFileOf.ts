import type { PageLocation } from '../../../../src/navigation/rules/tree/locatePage';

/** Folder of everything that the API reference generates besides pages, relative to the site. */
export const dataFolder = '.api-reference';

/** The file with the API that demos touch, in the folder of a docs version. */
export const demoIndexName = 'demo-api.json';

/** The file with the versions that demos need, in the same folder. */
export const demoNeedsName = 'demo-needs.json';

/** The folder with the data of a docs version, relative to the site. */
export function dataFolderOf(instance: PageLocation['instance'], version: string): string {
  return `${dataFolder}/${instance}-${version}`;
}

/**
 * The file with the data of an API page, relative to the site.
 * @param pathname - as in the page tree
 */
export function dataFileOf(
  instance: PageLocation['instance'],
  version: string,
  pathname: string,
): string {
  return `${dataFolderOf(instance, version)}/pages${pathname}.json`;
}
