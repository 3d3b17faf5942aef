import fs from 'node:fs';
import path from 'node:path';
import { eachAtOnce } from '../../support/eachAtOnce';
import { writeAtomically } from '../../support/writeAtomically';
import type { DrawImage } from './drawImage';
import type { PageImage } from './imageOf';

/** What is drawn, and where it is kept. */
export interface Images {
  /** By the names of their files. */
  images: ReadonlyMap<string, PageImage>;
  /** Absolute folder in which they are kept between processes and builds. */
  memory: string;
  /** Loads what draws, if there is something to draw. */
  load: () => Promise<DrawImage>;
}

/** Drawn at once: laying out takes this thread, pixels another one. */
const atOnce = 2;

/**
 * Draws images that are not kept yet, and keeps what is shown now and nothing else.
 * @returns how many were drawn
 * @throws naming the title of one that cannot be drawn
 */
export async function keepImages({ images, memory, load }: Images): Promise<number> {
  const kept = new Set(fs.existsSync(memory) ? fs.readdirSync(memory) : []);
  for (const name of kept) {
    if (!images.has(name)) fs.rmSync(path.join(memory, name), { force: true });
  }
  const missing = [...images].filter(([name]) => !kept.has(name));
  if (missing.length === 0) return 0;
  const draw = await load();
  await eachAtOnce(missing, atOnce, async ([name, image]) => {
    try {
      writeAtomically(path.join(memory, name), await draw(image));
    } catch (error) {
      throw new Error(
        `The image of "${image.title}" cannot be drawn: ${(error as Error).message}`,
        { cause: error },
      );
    }
  });
  return missing.length;
}
