import { demoPage } from '../../../../src/sandbox/rules/demoPage';

/** The folder in which demos lie as projects, each at its id: `sandboxes/docs/components/chips/BasicChips.json`. */
export const projectFolder = 'sandboxes';

/**
 * Tells which projects belong to which page: what readers save of its demos is made of them.
 * @param files - of that folder
 * @returns names of files by the address of their page, relative to the base
 */
export function demoProjects(files: readonly string[]): Map<string, string[]> {
  const projects = new Map<string, string[]>();
  for (const file of files) {
    const id = file.slice(projectFolder.length + 1).replace(/\.json$/, '');
    const address = demoPage(id)?.page.slice(1);
    if (address === undefined) continue;
    projects.set(address, [...(projects.get(address) ?? []), file]);
  }
  return projects;
}
