import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../support/filesBelow';
import { versionedName } from './versionedName';

/**
 * Copies scripts to where browsers ask for them, each by its {@link versionedName}.
 * @param from - absolute folder, as `keepBundle` keeps it
 * @param to - absolute; made when it is missing
 */
export async function copyScripts(from: string, to: string): Promise<void> {
  for (const file of filesBelow(from)) {
    const content = await fs.promises.readFile(file);
    const name = path.relative(from, file).split(path.sep).join('/');
    const target = path.join(to, versionedName(name, content));
    await fs.promises.mkdir(path.dirname(target), { recursive: true });
    await fs.promises.writeFile(target, content);
  }
}
