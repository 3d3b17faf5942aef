import { strToU8, zipSync } from 'fflate';
import type { ProjectFiles } from '../rules/types';

/** The first day that a zip file can name, in the reader's time zone, which it lacks: the same bytes everywhere. */
const date = new Date(1980, 0, 1);

/**
 * Packs a project into a zip file.
 * @param name - of the folder that holds everything
 * @returns the file's bytes: the same for the same project
 */
export function zipProject(name: string, files: ProjectFiles): Uint8Array {
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([path, text]) => [`${name}/${path}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: date });
}
