import path from 'node:path';
import { copyWorkingTree } from './copyWorkingTree';

/**
 * Does work in a copy of the project, which goes away afterward.
 * @param root - the project
 * @param folder - a copy that is there already, and stays
 */
export async function inCopy(
  root: string,
  folder: string | undefined,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  if (folder !== undefined) return work(path.resolve(folder));
  const copy = copyWorkingTree(root);
  console.log(`Copy: ${copy.folder}`);
  try {
    await work(copy.folder);
  } finally {
    copy.remove();
  }
}
