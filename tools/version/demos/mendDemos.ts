import fs from 'node:fs';
import path from 'node:path';
import { currentDemos } from './currentDemos';
import { renameSuggested, type Rename } from './renameSuggested';
import type { Transaction } from '../files/transaction';
import type { Site, TypeFault } from '../types';

/** A file of demos that was changed so that it compiles with the next version. */
export interface MendedFile {
  file: string;
  /** Names that the compiler guessed; none where codemods did it all. */
  renames: Rename[];
}

/** What the authors of a library publish to move code on to a major. */
export interface Codemods {
  package: string;
  /** Exact. */
  version: string;
}

/** A new name may be that of something whose members have new names, too. */
const rounds = 2;

/**
 * Moves demos that do not compile with the next version on to it: first with the codemods of its authors, then with given names and with those that the
 * compiler guesses. A guess may be wrong; a file that does not compile with it is as it was afterwards.
 * @param codemods - of the next major; none where the version is of the present one, or its authors publish none
 * @param renames - given by whoever cuts: new names by the old ones
 * @returns the files that compile now, and did not before
 */
export async function mendDemos(
  { siteDir, commands, log }: Pick<Site, 'siteDir' | 'commands' | 'log'>,
  { codemods, renames }: { codemods?: Codemods; renames?: Readonly<Record<string, string>> },
  transaction: Transaction,
  step: () => void,
): Promise<MendedFile[]> {
  const at = (file: string) => path.join(siteDir, file);
  const read = (file: string) => fs.readFileSync(at(file), 'utf8');
  const known = new Set(currentDemos(siteDir).flatMap(({ files }) => files));
  const check = async () =>
    (await commands.checkTypes(false)).filter(({ file }) => known.has(file));

  let faults = await check();
  const before = new Map(faults.map(({ file }) => [file, '']));
  for (const file of before.keys()) {
    before.set(file, read(file));
    transaction.keep(file);
  }
  step();
  if (codemods && before.size > 0) {
    const { package: name, version } = codemods;
    const rest = await commands.runCodemods(name, version, [...before.keys()]);
    // What they have not done is tried in other ways, or left out.
    if (rest !== undefined) log(`The codemods of ${name} ${version} could not do all:\n${rest}`);
    step();
    faults = await check();
  }
  const renamed = new Map<string, Rename[]>();
  for (let round = 0; round < rounds; round += 1) {
    let isChanged = false;
    for (const file of before.keys()) {
      const own = faults.filter((fault) => fault.file === file);
      const made = own.length > 0 ? renameSuggested(read(file), own, renames) : undefined;
      if (!made) continue;
      fs.writeFileSync(at(file), made.source);
      renamed.set(file, [...(renamed.get(file) ?? []), ...made.renames]);
      isChanged = true;
    }
    step();
    if (!isChanged) break;
    faults = await check();
  }
  const broken = new Set(faults.map(({ file }: TypeFault) => file));
  const mended: MendedFile[] = [];
  for (const [file, text] of before) {
    if (broken.has(file)) fs.writeFileSync(at(file), text);
    else mended.push({ file, renames: renamed.get(file) ?? [] });
  }
  if (mended.length > 0) await commands.formatFiles(mended.map(({ file }) => file));
  step();
  return mended;
}
