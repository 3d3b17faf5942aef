import type { DemoSources } from '../../../src/demos/rules/types';
import { keyOf, readKept, writeKept } from '../../support/keptFile';
import { demoSources, type StyledFiles } from './demoSources';
import { sourcesFile, type SourcesPlace } from './readSources';

/** All that texts of a demo are made of, as one text: the names and sources of its files in each of its stylings. */
export function textOfFiles(files: StyledFiles): string {
  return JSON.stringify(
    Object.entries(files).map(([style, own]) => [
      style,
      own.map(({ name, source }) => [name, source]),
    ]),
  );
}

/**
 * Makes the texts of a demo, unless they were made of the same files before, and keeps them for the renderer.
 * @param files - of the demo in each of its stylings
 * @param salt - changes with the rules by which files become texts
 * @returns the texts, and the key under which `readSources` finds them
 */
export async function keepSources(
  place: SourcesPlace,
  files: StyledFiles,
  salt: string,
): Promise<{ key: string; sources: DemoSources }> {
  const key = keyOf(salt, textOfFiles(files));
  const file = sourcesFile(place);
  const kept = readKept(file, key);
  if (kept) return { key, sources: JSON.parse(kept.toString()) as DemoSources };
  const sources = await demoSources(files);
  writeKept(file, key, JSON.stringify(sources));
  return { key, sources };
}
