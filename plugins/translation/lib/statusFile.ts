import fs from 'node:fs';
import path from 'node:path';
import type { SectionStatus } from '../../../src/translation/rules/pageStatus';
import { writeAtomically } from '../../support/writeAtomically';

/** By which a page imports how far the translations are. */
export const statusRequest = '@generated/translation-status.json';

/** Writes it, unless it is there already: a bundler goes by the time of a file. */
export function writeStatus(
  generatedFolder: string,
  data: Readonly<Record<string, readonly SectionStatus[]>>,
): void {
  const file = path.join(generatedFolder, path.basename(statusRequest));
  const text = JSON.stringify(data);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  writeAtomically(file, text);
}
