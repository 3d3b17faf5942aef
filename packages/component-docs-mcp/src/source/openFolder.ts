import fs from 'node:fs/promises';
import path from 'node:path';
import { checkPath } from './checkPath';
import { SourceError, type SiteSource } from './types';

/** No file of a build that is read here is nearly so large. */
const mostBytes = 64_000_000;

/**
 * A built site in a folder.
 * @param folder - absolute or from where the program runs
 */
export function openFolder(folder: string): SiteSource {
  const root = path.resolve(folder);
  return {
    name: root,
    async read(file) {
      const full = path.join(root, checkPath(file));
      try {
        // A link in the folder must not lead out of it.
        const [real, realRoot] = await Promise.all([fs.realpath(full), fs.realpath(root)]);
        if (!real.startsWith(realRoot + path.sep)) {
          throw new SourceError(`${file} leads out of ${root}`);
        }
        const { size } = await fs.stat(real);
        if (size > mostBytes) throw new SourceError(`${file} is larger than ${mostBytes} bytes`);
        return await fs.readFile(real, 'utf8');
      } catch (error) {
        if (error instanceof SourceError) throw error;
        const { code, message } = error as NodeJS.ErrnoException;
        const isMissing = code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR';
        throw new SourceError(
          isMissing ? `There is no ${file} in ${root}` : `${file} cannot be read: ${message}`,
          isMissing,
        );
      }
    },
  };
}
