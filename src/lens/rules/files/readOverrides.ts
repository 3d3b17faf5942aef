import { splitDescriptor } from './splitDescriptor';
import { entriesOf, textOf } from './values';

const withoutProtocol = (range: string) => range.replace(/^npm:/, '');

/**
 * Reads a field of overrides of a package.json: what it says of the packages for which the project itself asks. Behind the name a key may have
 * the range that is replaced (`@mui/x-charts@^8.0.0`), before it, in Yarn, two stars for any place; npm may write an object, whose `.` is the
 * package itself. A key for what another package has (`widget>@mui/x-charts`, `widget/@mui/x-charts`) says nothing of it, nor does one for
 * another range: whether two ranges meet, only the package manager knows.
 * @param field - `overrides`, `resolutions` or `pnpm.overrides`
 * @returns what is asked for in the place of a range of a package, if anything is
 */
export function readOverrides(field: unknown): (name: string, range: string) => string | undefined {
  const said = new Map<string, Map<string, string>>();
  for (const [key, value] of entriesOf(field)) {
    const { name, range } = splitDescriptor(key.replace(/^\*\*\//, ''));
    const wanted = typeof value === 'string' ? value : textOf(value, '.');
    // `$name` is what the project asks for anyway.
    if (!wanted || wanted.startsWith('$')) continue;
    const ofName = said.get(name) ?? new Map<string, string>();
    said.set(name, ofName.set(withoutProtocol(range), wanted));
  }
  return (name, range) => {
    const ofName = said.get(name);
    return ofName?.get(withoutProtocol(range)) ?? ofName?.get('') ?? ofName?.get('*');
  };
}
