import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../../support/filesBelow';
import { readText } from '../../../support/readText';
import { remember } from '../../../demos/lib/remember';
import { touchedApi } from './touchedApi';
import type { FileTouches } from './types';

let salt: string | undefined;

/** A digest of the code that reads demos, so that a change there reads them anew. */
function codeSalt(): string {
  if (salt === undefined) {
    const hash = createHash('sha256');
    for (const file of filesBelow(__dirname)) {
      if (/(?<!\.test)\.ts$/.test(file)) hash.update(fs.readFileSync(file));
    }
    salt = hash.digest('hex');
  }
  return salt;
}

/**
 * Says which API a file touches, and remembers it by the file's content.
 * @param file - absolute
 * @param memory - absolute folder in which answers are kept between builds
 */
export function readTouches(file: string, memory: string): FileTouches {
  const source = readText(file);
  const key = createHash('sha256')
    .update(JSON.stringify([codeSalt(), path.extname(file), source]))
    .digest('hex');
  return remember(memory, key, () => touchedApi(source, file));
}
