import ts from 'typescript';
import type { Context, Exported } from './context';
import { isComponent, isHook } from './isComponent';

/**
 * What the packages export under the name of a page, or under that name with `Unstable_` before it. A lower
 * plan's stand-in, which only says that another package has the thing, does not count.
 */
export function exportedAs(
  { exported, checker }: Context,
  product: string,
  name: string,
): Exported | undefined {
  const names = exported.get(product);
  const found = names?.get(name) ?? names?.get(`Unstable_${name}`);
  if (!found) return undefined;
  const known = found.symbols.filter(
    ({ symbol }) =>
      (symbol.flags & ts.SymbolFlags.Type) !== 0 ||
      isComponent(checker, name, symbol) ||
      isHook(checker, name, symbol),
  );
  // A library beside the first, of no higher plan, has the name for something older.
  const real = known.filter(({ library }, at) => at === 0 || library.plan !== undefined);
  if (real.length === 0) return found;
  return {
    ...found,
    symbols: real,
    paths: found.paths.filter(({ library }) => real.some((one) => one.library === library)),
  };
}
