import semver from 'semver';
import { parseBounded } from './parseBounded';
import { plainRange } from './plainRange';

/** What a lockfile is asked for. */
export interface LockQuestion {
  text: string;
  /** npm names. */
  names: readonly string[];
  /** Paths from the lockfile's folder to the project and to what it is within, the nearest first, with `/`; `.` for the same. */
  places: readonly string[];
  /** What the project's package.json asks for, by name. */
  ranges: Readonly<Record<string, string>>;
}

export type LockedVersions = Record<string, string>;

/** A release; what is behind it, peers of pnpm say, is left out. */
const releasePattern = /^\d+\.\d+\.\d+(?:-[\dA-Za-z.-]+)?/;

const releaseOf = (value: unknown): string | undefined => {
  const [release] = (typeof value === 'string' && releasePattern.exec(value)) || [];
  return semver.valid(release) ?? undefined;
};

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/**
 * `package-lock.json` and `npm-shrinkwrap.json`, versions 1 to 3 (https://docs.npmjs.com/cli/configuring-npm/package-lock-json).
 * @throws if it is no JSON
 */
export function npmVersions({ text, names, places }: LockQuestion): LockedVersions {
  const lock = fieldsOf(parseBounded(text));
  const packages = fieldsOf(own(lock, 'packages'));
  const dependencies = fieldsOf(own(lock, 'dependencies'));
  const folders = [...places, '.'].map((place) => (place === '.' ? '' : `${place}/`));
  const found: LockedVersions = {};
  for (const name of names) {
    const entries = [
      ...folders.map((folder) => own(packages, `${folder}node_modules/${name}`)),
      own(dependencies, name),
    ];
    const version = entries
      .map((entry) => releaseOf(own(fieldsOf(entry), 'version')))
      .find(Boolean);
    if (version) found[name] = version;
  }
  return found;
}

interface YamlEntry {
  /** The rest of the line of its key. */
  value: string;
  /** The lines below it. */
  lines: string[];
}

const depthOf = (line: string): number => line.search(/\S/);

/** The key of a line of YAML, and what stands behind it. */
function keyOf(line: string): [key: string, value: string] {
  const text = line.trim();
  const quote = text.startsWith("'") || text.startsWith('"') ? text[0]! : '';
  const end = `${text} `.indexOf(`${quote}: `, quote.length);
  return end < 0
    ? [text, '']
    : [text.slice(quote.length, end), text.slice(end + quote.length + 1).trim()];
}

/** What some keys have, of those at the outermost depth of lines of YAML. */
function entriesOf(lines: readonly string[], keys: readonly string[]): Map<string, YamlEntry> {
  const depth = depthOf(lines[0] ?? '');
  const found = new Map<string, YamlEntry>();
  let current: YamlEntry | undefined;
  for (const line of lines) {
    if (depthOf(line) > depth) {
      current?.lines.push(line);
      continue;
    }
    const [key, value] = keyOf(line);
    const isWanted = keys.includes(key) && !found.has(key);
    current = isWanted ? { value, lines: [] } : undefined;
    if (current) found.set(key, current);
  }
  return found;
}

/** Lines below a key, which have keys themselves; nothing without that key. */
function linesOf(entry: YamlEntry | undefined): string[] | undefined {
  if (entry && entry.value !== '' && entry.value !== '{}') {
    throw new Error('has lines of a form that pnpm does not write');
  }
  return entry?.lines;
}

const pnpmGroups = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * `pnpm-lock.yaml`, versions 5 to 9. Read by its lines, as pnpm writes them: a parser of YAML does with a file what its author wants,
 * and takes many seconds for a large one.
 * @throws if the lines that are wanted have another form
 */
export function pnpmVersions({ text, names, places }: LockQuestion): LockedVersions {
  const all = text.split('\n').filter((line) => line.trim() !== '');
  // The document of the project is the last; one before it is about pnpm itself (https://pnpm.io/lockfile).
  const lines = all.slice(all.findLastIndex((line) => line.trimEnd() === '---') + 1);
  const importers = linesOf(entriesOf(lines, ['importers']).get('importers'));
  const own = importers && entriesOf(importers, places);
  const projects = own ? places.map((place) => linesOf(own.get(place)) ?? []) : [lines];
  const found: LockedVersions = {};
  for (const project of projects) {
    const groups = entriesOf(project, pnpmGroups);
    for (const group of pnpmGroups) {
      for (const [name, entry] of entriesOf(linesOf(groups.get(group)) ?? [], names)) {
        // Version 5 has the version alone, later ones an object.
        const version = entry.value || entriesOf(entry.lines, ['version']).get('version')?.value;
        const release = releaseOf(version?.replace(/^['"]/, ''));
        if (release) found[name] ??= release;
      }
    }
  }
  return found;
}

/** No lockfile has so many versions of one package. */
const mostBlocks = 1000;

/** A block of `yarn.lock` that something asked for. */
interface YarnBlock {
  range: string;
  version: string;
}

/** Of several versions the one that the project asks for; of a patched one nothing has its range. */
function wantedBlock(blocks: readonly YarnBlock[], asked: string | undefined): YarnBlock {
  if (asked === undefined) return blocks[0]!;
  const range = plainRange(asked);
  return (
    blocks.find((block) => block.range === range) ??
    blocks.find(({ version }) => semver.satisfies(version, range)) ??
    blocks[0]!
  );
}

/**
 * `yarn.lock` of Yarn 1 and later. Read by its blocks: each begins with what asked for the package, and has its version below; a
 * parser of the whole takes seconds for a large file, and only a few blocks are wanted.
 */
export function yarnVersions({ text, names, ranges }: LockQuestion): LockedVersions {
  const found = new Map<string, YarnBlock[]>();
  let keys: { name: string; range: string }[] = [];
  for (const line of text.split('\n')) {
    if (/^["@\w]/.test(line) && line.trimEnd().endsWith(':')) {
      keys = names.some((name) => line.includes(name))
        ? line
            .trimEnd()
            .slice(0, -1)
            .split(',')
            .flatMap((part) => {
              const [, name, range] = /^"?(@?[^@"]+)@(?:npm:)?([^"]*)"?$/.exec(part.trim()) ?? [];
              return name !== undefined ? [{ name, range: range ?? '' }] : [];
            })
        : [];
      continue;
    }
    if (keys.length === 0) continue;
    const [, version] = /^ {2}version:? "?(\d[^"\s]*)"?\s*$/.exec(line) ?? [];
    const release = releaseOf(version);
    if (!release) continue;
    for (const { name, range } of keys) {
      if (!names.includes(name)) continue;
      const blocks = found.get(name) ?? [];
      if (blocks.length < mostBlocks) blocks.push({ range, version: release });
      found.set(name, blocks);
    }
    keys = [];
  }
  return Object.fromEntries(
    [...found].map(([name, blocks]) => {
      const asked = Object.hasOwn(ranges, name) ? ranges[name] : undefined;
      return [name, wantedBlock(blocks, asked).version];
    }),
  );
}
