import fs from 'node:fs';
import path from 'node:path';
import { errorsFile } from '../../../../src/search/rules/errors/errorsFile';
import { writeAtomically } from '../../../support/writeAtomically';
import type { NamedPage } from '../names/namesOf';
import { errorsOf, placeMessages, type InternalMessage, type MessageSection } from './errorsOf';
import { packageMessages } from './packageMessages';

interface Work {
  siteDir: string;
  /** Folder into which the language is built. */
  outDir: string;
  packages: readonly string[];
  sections: readonly MessageSection[];
  internal: readonly InternalMessage[];
  /** Folder for what is remembered between builds. */
  memory: string | undefined;
}

/**
 * Writes where the messages of packages are explained.
 * @param pages - of the current versions
 * @returns the messages that nothing explains
 * @throws if a package is not installed, or an entry names a page that does not exist
 */
export function writeErrors(pages: readonly NamedPage[], work: Work): string[] {
  const { siteDir, outDir, packages, sections, internal, memory } = work;
  const messages = packageMessages(siteDir, packages, memory);
  const { placed, unexplained } = placeMessages(messages, sections, internal);
  const file = path.join(outDir, errorsFile);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  writeAtomically(file, JSON.stringify(errorsOf(placed, pages)));
  return unexplained;
}
