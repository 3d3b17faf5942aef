import { behindAlias } from './readManifest';
import type { FilePackages } from './types';
import { entriesOf, exactVersion, textOf } from './values';

/** Name and range of a descriptor: `@mui/x-charts@^8.0.0`, `charts@npm:@mui/x-charts@^8.0.0`. */
function descriptor(text: string): { name: string; range: string } {
  const [, name = text, range = ''] = /^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(text) ?? [];
  return behindAlias(name, range);
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
      names = [...new Set(descriptors.map((one) => descriptor(one).name))];
      continue;
    }
    const [, written] = /^ {2}version "?([^"\s]+)"?$/.exec(line) ?? [];
    if (written === undefined) continue;
    const version = exactVersion(written);
    if (version !== undefined) {
      for (const name of names) found.packages.push({ name, version, isDirect: false });
    }
    names = [];
  }
  return found;
}

/**
 * Reads a yarn.lock of Yarn 2 and later, which is YAML: what each entry is resolved to. The projects of the workspace are entries
 * too, with what they ask for.
 * @param value - parsed
 */
export function readYarnBerryLock(value: unknown): FilePackages {
  const found: FilePackages = { packages: [], unknown: [] };
  const wanted = new Set<string>();
  for (const [, entry] of entriesOf(value)) {
    if (!/@workspace:/.test(textOf(entry, 'resolution') ?? '')) continue;
    for (const field of ['dependencies', 'peerDependencies']) {
      for (const [name, range] of entriesOf(
        typeof entry === 'object' && entry !== null
          ? (entry as Record<string, unknown>)[field]
          : undefined,
      )) {
        if (typeof range === 'string')
          wanted.add(`${name}@${range.includes(':') ? range : `npm:${range}`}`);
      }
    }
  }
  for (const [key, entry] of entriesOf(value)) {
    const resolution = textOf(entry, 'resolution') ?? '';
    // Behind a virtual or patched one stands the package that it is made of.
    const [, name, written] =
      /^((?:@[^/@]+\/)?[^@]+)@(?:virtual:[^#]*#)?npm:([^:]+?)(?:::.*)?$/s.exec(resolution) ?? [];
    const version = exactVersion(written ?? '');
    if (name === undefined || version === undefined) continue;
    const isDirect = key.split(/,\s*/).some((one) => wanted.has(one));
    found.packages.push({ name, version, isDirect });
  }
  return found;
}
