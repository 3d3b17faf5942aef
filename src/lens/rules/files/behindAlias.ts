import { splitDescriptor } from './splitDescriptor';

/** Signs that Yarn writes otherwise within an address. */
const signs: Readonly<Record<string, string>> = { '%3a': ':', '%23': '#', '%25': '%' };

/**
 * The package that is really meant, and its range: behind an alias (`npm:@mui/x-charts@^8.0.0`), a range as Yarn writes it (`npm:^8.0.0`)
 * and a patch (`patch:@mui/x-charts@npm%3A8.2.0#~/.yarn/patches/…`).
 * @param name - under which the project asks for it
 * @param wanted - what is written beside the name
 */
export function behindAlias(name: string, wanted: string): { name: string; range: string } {
  const [, patched] = /^patch:([^#]*)/.exec(wanted) ?? [];
  const plain =
    patched === undefined
      ? wanted
      : splitDescriptor(patched.replace(/%(?:3a|23|25)/gi, (sign) => signs[sign.toLowerCase()]!))
          .range;
  if (!plain.startsWith('npm:')) return { name, range: plain };
  const real = plain.slice('npm:'.length);
  return real.includes('@') ? splitDescriptor(real) : { name, range: real };
}
