import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const sweptFolder = (root: string) => path.join(root, 'node_modules/.cache/languages/swept');

/**
 * Empties a folder that is about to be built, at once: what was in it is moved and removed meanwhile, while the processes of the build
 * have better things to do. Where it cannot be moved in one go, as onto another disk, it stays, and the build empties it itself.
 * @param folder - absolute
 * @returns settles when everything is gone, also what a run has left that was broken off; never rejects
 */
export function sweepAway(root: string, folder: string): Promise<void> {
  const swept = sweptFolder(root);
  try {
    fs.mkdirSync(swept, { recursive: true });
    fs.renameSync(folder, path.join(swept, randomUUID()));
  } catch {
    // Not there, or not to be moved.
  }
  return fs.promises.rm(swept, { recursive: true, force: true }).catch(() => {});
}
