import type { AgentsSymbol } from '../../../../src/agents/rules/types';
import { packageOf } from './packagesOf';

/**
 * The line that imports a symbol from a package.
 * @param name - of the package; from one that does not export it nothing can be imported, so then it is the best one
 * @returns nothing for what is no export
 */
export function importLine(
  { import: line, modules = [] }: AgentsSymbol,
  name: string | undefined,
): string | undefined {
  const module = modules.find((each) => packageOf(each) === name);
  return module === undefined ? line : line?.replace(`'${modules[0]}'`, `'${module}'`);
}
