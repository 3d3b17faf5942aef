import { createHash } from 'node:crypto';
import type { DemoFile } from './demoSources';

/**
 * A digest of everything that decides what a demo's HTML is.
 * @param salt - what all demos depend on; see `renderingSalt`
 * @param id - the demo's id, which prefixes the ids in its HTML
 * @param files - the demo and the modules of its folder that it imports
 */
export function fingerprint(salt: string, id: string, files: readonly DemoFile[]): string {
  return createHash('sha256')
    .update(JSON.stringify([salt, id, files.map(({ name, source }) => [name, source])]))
    .digest('hex');
}
