import type { ListedDemo } from './listDemos';
import type { TypeFault } from '../types';

/** Demos that do not compile, and the files that go with them. */
export interface FailingDemos {
  demos: { demo: ListedDemo; faults: TypeFault[] }[];
  /** Files that no remaining demo needs. */
  files: string[];
  /** Faults in files of no demo. */
  others: TypeFault[];
}

/**
 * Says which demos do not compile: those with a fault in any of their files.
 * @param demos - all demos of the instance
 * @param faults - of the type check
 */
export function findFailing(
  demos: readonly ListedDemo[],
  faults: readonly TypeFault[],
): FailingDemos {
  const failing = demos
    .map((demo) => ({ demo, faults: faults.filter(({ file }) => demo.files.includes(file)) }))
    .filter((entry) => entry.faults.length > 0);
  const isOut = new Set(failing.map(({ demo }) => demo));
  const needed = new Set(demos.filter((demo) => !isOut.has(demo)).flatMap(({ files }) => files));
  const files = new Set(failing.flatMap(({ demo }) => demo.files));
  const known = new Set(demos.flatMap((demo) => demo.files));
  return {
    demos: failing,
    files: [...files].filter((file) => !needed.has(file)),
    others: faults.filter(({ file }) => !known.has(file)),
  };
}
