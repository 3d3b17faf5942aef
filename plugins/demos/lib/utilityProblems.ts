import type { UsedClass } from './classNames';
import { unknownUtilities } from './compileTailwind';
import type { DemoProblem } from './demoProblem';

/**
 * Finds classes in a file of a Tailwind variant that are no utilities.
 * @param used - its classes
 * @param findUnknown - those of some names that Tailwind does not know
 */
export async function utilityProblems(
  used: readonly UsedClass[],
  findUnknown: (names: readonly string[]) => Promise<string[]> = unknownUtilities,
): Promise<DemoProblem[]> {
  const unknown = new Set(await findUnknown(used.map(({ name }) => name)));
  return used
    .filter(({ name }) => unknown.has(name))
    .map(({ name, line, column }) => ({
      line,
      column,
      reason: `has the class "${name}", which is no utility of Tailwind`,
    }));
}
