import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { ApiPage } from '../../../../src/api/rules/types';

/**
 * Reads the data of an API page while it is rendered. The digest stands in the bundle, so the page is still a function of its
 * modules.
 * @param file - absolute
 * @param digest - the first digits of its SHA-256 in hexadecimal
 * @throws if the file is not the one that was bundled
 */
export function readPage(file: string, digest: string): ApiPage {
  const data = fs.readFileSync(file);
  if (!createHash('sha256').update(data).digest('hex').startsWith(digest)) {
    throw new Error(
      `${file} has changed since the bundle was made. Another build has run at the same time: build again.`,
    );
  }
  return JSON.parse(data.toString()) as ApiPage;
}
