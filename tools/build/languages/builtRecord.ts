import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../../../plugins/support/writeAtomically';

/** What a language was built from, and what came out. */
export interface BuiltRecord {
  /** Of `digestInputs`, taken before the build. */
  inputs: string;
  /** Of `outputState`, taken after it. */
  output: string;
}

const recordFile = (root: string, locale: string) =>
  path.join(root, 'node_modules/.cache/languages', `${locale}.json`);

/**
 * Reads how a language was built last.
 * @returns nothing where that is not known: it was never built to the end, or the file is damaged
 */
export function readBuilt(root: string, locale: string): BuiltRecord | undefined {
  try {
    const { inputs, output } = JSON.parse(
      fs.readFileSync(recordFile(root, locale), 'utf8'),
    ) as Partial<BuiltRecord>;
    return typeof inputs === 'string' && typeof output === 'string'
      ? { inputs, output }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Writes down how a language was built. */
export function writeBuilt(root: string, locale: string, { inputs, output }: BuiltRecord): void {
  writeAtomically(recordFile(root, locale), `${JSON.stringify({ inputs, output })}\n`);
}

/** Forgets how a language was built; a build that breaks off then leaves nothing that could be taken for whole. */
export function forgetBuilt(root: string, locale: string): void {
  fs.rmSync(recordFile(root, locale), { force: true });
}
