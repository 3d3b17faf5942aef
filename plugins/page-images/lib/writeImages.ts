import fs from 'node:fs';
import path from 'node:path';
import { linkFile } from '../../support/linkFile';
import { keepImages, type Images } from './keepImages';

/**
 * Writes images, those that are not kept drawn.
 * @param folder - absolute; it gets them
 * @returns how many were drawn
 * @throws as `keepImages`
 */
export async function writeImages({
  folder,
  ...kept
}: Images & { folder: string }): Promise<number> {
  const drawn = await keepImages(kept);
  fs.mkdirSync(folder, { recursive: true });
  for (const name of kept.images.keys()) {
    linkFile(path.join(kept.memory, name), path.join(folder, name));
  }
  return drawn;
}
