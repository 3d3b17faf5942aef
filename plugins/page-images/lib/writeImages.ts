import fs from 'node:fs';
import path from 'node:path';
import { linkFile } from '../../support/linkFile';
import { writeAtomically } from '../../support/writeAtomically';
import type { DrawImage } from './drawImage';
import type { PageImage } from './imageOf';

interface Work {
  /** By the names of their files. */
  images: ReadonlyMap<string, PageImage>;
  /** Absolute folder that gets them. */
  folder: string;
  /** Absolute folder in which they are kept between builds; without, nothing is kept. */
  memory?: string | undefined;
  /** Loads what draws, if there is something to draw. */
  load: () => Promise<DrawImage>;
}

/** Drawn at once: laying out takes this thread, pixels another one. */
const atOnce = 2;

/**
 * Writes images, those that are kept as they are and the others drawn, and keeps what is shown now and nothing else.
 * @returns how many were drawn
 * @throws naming the title of one that cannot be drawn
 */
export async function writeImages({ images, folder, memory, load }: Work): Promise<number> {
  fs.mkdirSync(folder, { recursive: true });
  const kept = new Set(memory && fs.existsSync(memory) ? fs.readdirSync(memory) : []);
  const missing: string[] = [];
  for (const name of images.keys()) {
    if (!memory || !kept.has(name)) missing.push(name);
    else linkFile(path.join(memory, name), path.join(folder, name));
  }
  if (memory) {
    for (const name of kept) if (!images.has(name)) fs.rmSync(path.join(memory, name));
  }
  if (missing.length === 0) return 0;
  const draw = await load();
  const queue = [...missing];
  const worker = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const image = images.get(name)!;
      try {
        const png = await draw(image);
        const place = path.join(folder, name);
        if (memory) {
          writeAtomically(path.join(memory, name), png);
          linkFile(path.join(memory, name), place);
        } else writeAtomically(place, png);
      } catch (error) {
        throw new Error(
          `The image of "${image.title}" cannot be drawn: ${(error as Error).message}`,
          { cause: error },
        );
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return missing.length;
}
