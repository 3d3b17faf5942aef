import fs from 'node:fs';
import path from 'node:path';
import { currentDemos, instances } from './currentDemos';
import { findFailing } from './findFailing';
import { instancePaths } from '../instancePaths';
import type { ListedDemo } from './listDemos';
import { markLeftOut } from './markLeftOut';
import type { Transaction } from '../files/transaction';
import { Refusal } from '../../command/refusal.cjs';
import type { Site, TypeFault } from '../types';

/** A demo that is shown in the current version no more. */
export interface LeftOut {
  demo: ListedDemo;
  faults: TypeFault[];
}

/** A fault as a line. */
export const formatFault = ({ file, line, column, message }: TypeFault) =>
  `${file}:${line}:${column} ${message}`;

/** Faults as indented lines. */
export function formatFaults(faults: readonly TypeFault[]): string {
  return faults.map((fault) => `  ${formatFault(fault)}`).join('\n');
}

/** Rounds of checking and leaving out; a second one finds nothing, unless a demo's files are entangled. */
const rounds = 3;

/**
 * Takes the demos that do not compile out of the current docs: their files, and from the page in every language their elements, of which
 * a comment stays.
 * @throws a refusal if something else does not compile either: that needs a person
 */
export async function leaveOut(
  { siteDir, translations, commands }: Site,
  transaction: Transaction,
  step: () => void,
): Promise<LeftOut[]> {
  const left: LeftOut[] = [];
  for (let round = 0; ; round += 1) {
    const faults = await commands.checkTypes(true);
    step();
    if (faults.length === 0) return left;
    const failing = findFailing(currentDemos(siteDir), faults);
    if (failing.others.length > 0 || round === rounds) {
      const rest = failing.others.length > 0 ? failing.others : faults;
      throw new Refusal(
        `With the next library version, this does not compile, and no demo can be left out for it:\n${formatFaults(rest)}\nMend it so that it compiles with both versions, commit, and try again.`,
      );
    }
    for (const { demo } of failing.demos) {
      const paths = instances
        .map(instancePaths)
        .find(({ pages }) => demo.folder.startsWith(`${pages}/`))!;
      const inner = demo.folder.slice(paths.pages.length);
      const pages = [
        `${demo.folder}/index.mdx`,
        ...translations.map(
          (locale) => `${paths.translatedPages(locale, 'current')}${inner}/index.mdx`,
        ),
      ];
      for (const page of pages.filter((file) => fs.existsSync(path.join(siteDir, file)))) {
        const mdx = fs.readFileSync(path.join(siteDir, page), 'utf8');
        transaction.write(page, markLeftOut(mdx, demo.name));
      }
    }
    for (const file of failing.files) transaction.remove(file);
    left.push(...failing.demos);
  }
}
