import fs from 'node:fs';
import path from 'node:path';
import { normalText, readText } from '../../support/readText';

/** A page as Docusaurus hands it to its hooks. */
interface Page {
  /** Absolute. */
  filePath: string;
  /** Read as UTF-8, whether it is that or not. */
  fileContent: string;
}

/**
 * The text of a page, the same whatever system it was written on: front matter is found by its line ends, and shown code has them.
 * @throws naming file and place if the page is no UTF-8
 */
export function pageText(siteDir: string, { filePath, fileContent }: Page): string {
  // What is no UTF-8 was replaced by marks when it was read; the file's bytes say whether somebody wrote these.
  if (/[\ufffd\0]/.test(fileContent) && fs.existsSync(filePath)) {
    return readText(filePath, path.relative(siteDir, filePath).split(path.sep).join('/'));
  }
  return normalText(fileContent);
}
