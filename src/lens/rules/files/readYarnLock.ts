import { addPackage } from './addPackage';
import { behindAlias } from './behindAlias';
import { splitDescriptor } from './splitDescriptor';
import type { FilePackages } from './types';
import { entriesOf, fieldOf, textOf } from './values';

/** The package that a descriptor means: `@mui/x-charts@^8.0.0`, `charts@npm:@mui/x-charts@^8.0.0`. */
function meant(descriptor: string): string {
  const { name, range } = splitDescriptor(descriptor);
  return behindAlias(name, range).name;
}

/**
 * Reads a yarn.lock of Yarn 1. Its form is not YAML, and its own parser (`@yarnpkg/lockfile`) has had no release since 2018 and
 * weighs more than the rest of this feature; of the file only two kinds of lines are needed: a line at the margin names
 * descriptors, and a `version` indented below it says what they are resolved to.
 * @param text - of the file
 */
export function readYarnClassicLock(text: string): FilePackages {
  const found: FilePackages = { packages: [], unknown: [] };
  let names: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^[^\s#].*:$/.test(line)) {
      const descriptors = [...line.slice(0, -1).matchAll(/"([^"]*)"|([^",\s][^",]*)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      );
      names = [...new Set(descriptors.map(meant))];
      continue;
    }
    const [, written] = /^ {2}version "?([^"\s]+)"?$/.exec(line) ?? [];
    if (written === undefined) continue;
    for (const name of names) addPackage(found, { name, written, isDirect: false });
    names = [];
  }
  return found;
}

/** A descriptor without what Yarn puts behind it, such as the project that a relative address starts from. */
const withoutBindings = (descriptor: string) => descriptor.replace(/::.*$/s, '');

/** The version of what is no release but a folder beside. */
const localVersion = '0.0.0-use.local';

/**
 * Reads a yarn.lock of Yarn 2 and later, which is YAML: what each entry is resolved to, a release, a patched one or an address, and
 * its version. The projects of the workspace are entries too, with what they ask for.
 * @param value - parsed
 */
export function readYarnBerryLock(value: unknown): FilePackages {
  const found: FilePackages = { packages: [], unknown: [] };
  const wanted = new Set<string>();
  for (const [, entry] of entriesOf(value)) {
    if (!/@workspace:/.test(textOf(entry, 'resolution') ?? '')) continue;
    for (const field of ['dependencies', 'peerDependencies']) {
      for (const [name, range] of entriesOf(fieldOf(entry, field))) {
        if (typeof range === 'string')
          wanted.add(withoutBindings(`${name}@${range.includes(':') ? range : `npm:${range}`}`));
      }
    }
  }
  for (const [key, entry] of entriesOf(value)) {
    const { name, range } = splitDescriptor(textOf(entry, 'resolution') ?? '');
    const version = textOf(entry, 'version') ?? '';
    const written = version === localVersion ? range : version;
    const isDirect = key.split(/,\s*/).some((one) => wanted.has(withoutBindings(one)));
    addPackage(found, { name, written, isDirect });
  }
  return found;
}
