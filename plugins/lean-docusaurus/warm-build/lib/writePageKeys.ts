import fs from 'node:fs';
import path from 'node:path';
import { readRoutes } from '../../flat-client/lib/readRoutes';
import { keyOf } from '../../../support/keptFile';
import { writeAtomically } from '../../../support/writeAtomically';
import { pageKeys } from './pageKeys';

interface Options {
  /** Absolute folder of the server's bundle. */
  folder: string;
  /** Its files, relative to the folder. */
  files: readonly string[];
  /** Absolute folder of what Docusaurus generates: `routes.js` and `routesChunkNames.json`. */
  generatedFilesDir: string;
  /** What all pages depend on beside the bundle. */
  salt: string;
  /** Absolute path of the JSON file that is written: keys by address. */
  keysFile: string;
}

/**
 * Writes the keys of the pages that a server's bundle renders.
 * @throws if a file is missing, or generated in another form than that of Docusaurus 3
 */
export function writePageKeys({ folder, files, generatedFilesDir, salt, keysFile }: Options): void {
  const generated = (name: string) => fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
  // One after the other in this thread: each is small, and a thousand promises take longer.
  const digests = new Map(
    files.map((file) => [file, keyOf(fs.readFileSync(path.join(folder, file)))]),
  );
  const keys = pageKeys({
    routes: readRoutes(generated('routes.js')),
    names: JSON.parse(generated('routesChunkNames.json')),
    digests,
    salt,
  });
  writeAtomically(keysFile, JSON.stringify(Object.fromEntries(keys)));
}
