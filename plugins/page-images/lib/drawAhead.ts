import { fork } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { PageImage } from './imageOf';

/**
 * Draws images in a process of its own, which gets what this one leaves of the processor and ends with it: one that bundles has a thread
 * to spare, one that renders pages has not. What could not be drawn until then is left to whoever needs it, and so is what was wrong.
 * @param images - see `keepImages`, and so is `memory`
 */
export function drawAhead(images: ReadonlyMap<string, PageImage>, memory: string): void {
  const child = fork(path.join(__dirname, '../drawProcess.cjs'));
  // Before it has threads, which take it over.
  os.setPriority(child.pid!, os.constants.priority.PRIORITY_LOW);
  child.send({ images: [...images], memory });
  // Whoever bundles does not wait for it.
  child.unref();
  child.channel?.unref();
}
