import { partsVariable, type PartName } from '../parts';

/** A place in Docusaurus that is otherwise than a part of the layer needs it. */
export interface Broken {
  part: PartName;
  /** The file in Docusaurus, or what it generates. */
  file: string;
  /** What the part relies on, in words. */
  expected: string;
  found: string;
}

/**
 * Makes one error of all that a check has found: what was looked for where, what was there, and how to go on without.
 * @param version - of Docusaurus
 */
export function relianceError(broken: readonly Broken[], version: string): Error {
  const places = broken.map(
    ({ part, file, expected, found }) =>
      `  part:     ${part}\n  file:     ${file}\n  expected: ${expected}\n  found:    ${found}`,
  );
  const parts = [...new Set(broken.map(({ part }) => `-${part}`))].join(',');
  return new Error(
    `lean-docusaurus: Docusaurus ${version} is otherwise than the layer relies on.\n${places.join('\n\n')}\n\nTo go on without: ${partsVariable}=${parts} npm run build. To mend it: plugins/lean-docusaurus/README.md, "Upgrading Docusaurus".`,
  );
}
