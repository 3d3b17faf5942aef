import path from 'node:path';
import type { DemoSources } from '../../../src/demos/rules/types';
import { readKept } from '../../support/keptFile';

/** Where the texts of a demo are kept: outside the bundles, which would carry, parse and minify tens of megabytes of them. */
export interface SourcesPlace {
  /** Absolute folder, a file a demo. */
  folder: string;
  /** The demo's id. */
  id: string;
}

/** The file that holds the texts of a demo. */
export function sourcesFile({ folder, id }: SourcesPlace): string {
  return path.join(folder, `${encodeURIComponent(id)}.json`);
}

/**
 * Reads the texts of a demo while a page is rendered. The key stands in the bundle, so the page is still a function of
 * its modules.
 * @throws if there is nothing for the key: the bundler's cache and this folder do not belong together
 */
export function readSources(place: SourcesPlace, key: string): DemoSources {
  const kept = readKept(sourcesFile(place), key);
  if (!kept) {
    throw new Error(
      `${sourcesFile(place)} does not hold the sources of ${place.id} that this build was made with. Another build has run at the same time, or the folder was taken away: build again, after removing node_modules/.cache if that does not help.`,
    );
  }
  return JSON.parse(kept.toString()) as DemoSources;
}
