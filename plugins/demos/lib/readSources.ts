import fs from 'node:fs';
import path from 'node:path';
import type { DemoSources } from '../../../src/demos/rules/types';
import { contentFor } from '../../support/keptFile';

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

/** Milliseconds until a file that could not be read is read again. */
const pause = 100;

/** What stands in a file, or why nothing can be read. */
function tryRead(file: string, key: string): { kept?: Buffer; why?: string } {
  try {
    const whole = fs.readFileSync(file);
    const kept = contentFor(whole, key);
    return kept ? { kept } : { why: 'it was made of other files, or by other rules' };
  } catch (error) {
    return { why: (error as Error).message };
  }
}

/**
 * Reads the texts of a demo while a page is rendered. The key stands in the bundle, so the page is still a function of
 * its modules. What fails is tried once more: a machine under load can refuse a file that is there.
 * @throws if there is nothing for the key: the bundler's cache and this folder do not belong together
 */
export function readSources(place: SourcesPlace, key: string): DemoSources {
  const file = sourcesFile(place);
  let read = tryRead(file, key);
  if (!read.kept) {
    // A page is rendered in one go, so nothing else can happen in between.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
    read = tryRead(file, key);
  }
  if (!read.kept) {
    throw new Error(
      `${file} does not hold the sources of ${place.id} that this build was made with (${read.why}). Another build has run at the same time, or the folder was taken away: build again, after removing node_modules/.cache if that does not help.`,
    );
  }
  return JSON.parse(read.kept.toString()) as DemoSources;
}
