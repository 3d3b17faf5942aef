import { parse } from 'yaml';

/** What a lockfile is asked for. */
export interface LockQuestion {
  text: string;
  /** npm names. */
  names: readonly string[];
  /** Path from the lockfile's folder to the project, with `/`; `.` for the same. */
  place: string;
  /** What the project's package.json asks for, by name. */
  ranges: Readonly<Record<string, string>>;
}

export type LockedVersions = Record<string, string>;

/** A release; what is behind it, peers of pnpm say, is left out. */
const releasePattern = /^(\d+\.\d+\.\d+(?:-[\w.-]+)?)/;

const releaseOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? releasePattern.exec(value)?.[1] : undefined;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const own = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/**
 * `package-lock.json` and `npm-shrinkwrap.json`, versions 1 to 3 (https://docs.npmjs.com/cli/configuring-npm/package-lock-json).
 * @throws if it is no JSON
 */
export function npmVersions({ text, names, place }: LockQuestion): LockedVersions {
  const lock = fieldsOf(JSON.parse(text));
  const packages = fieldsOf(own(lock, 'packages'));
  const dependencies = fieldsOf(own(lock, 'dependencies'));
  const folders = place === '.' ? [''] : [`${place}/`, ''];
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

/** Lines of a block of YAML below a key that stands at a depth, without parsing what is around it. */
function yamlBlock(lines: readonly string[], key: RegExp): string[] {
  const start = lines.findIndex((line) => key.test(line));
  if (start < 0) return [];
  const depth = lines[start]!.search(/\S/);
  const length = lines
    .slice(start + 1)
    .findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth);
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

/** The block of one project is small; a larger one is no lockfile that pnpm wrote. */
const longestBlock = 1_000_000;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * `pnpm-lock.yaml`, versions 5 to 9. Only the block of the project is parsed: the whole of a large file takes the parser many seconds.
 * @throws if that block is no YAML, or too large
 */
export function pnpmVersions({ text, names, place }: LockQuestion): LockedVersions {
  const lines = text.split(/\r?\n/);
  const importers = yamlBlock(lines, /^importers:\s*$/);
  const block =
    importers.length > 0
      ? yamlBlock(importers, new RegExp(`^\\s+['"]?${escaped(place)}['"]?:\\s*$`))
      : ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((key) => {
          const inner = yamlBlock(lines, new RegExp(`^${key}:\\s*$`));
          return inner.length > 0 ? [`${key}:`, ...inner] : [];
        });
  const part = block.join('\n');
  if (part.length > longestBlock) throw new Error(`lists more than ${longestBlock} characters`);
  const groups = fieldsOf(parse(part, { maxAliasCount: 0 }));
  const found: LockedVersions = {};
  for (const group of Object.values(groups)) {
    for (const name of names) {
      const entry = own(fieldsOf(group), name);
      // Version 5 has the version alone, later ones an object.
      const version = releaseOf(entry) ?? releaseOf(own(fieldsOf(entry), 'version'));
      if (version) found[name] ??= version;
    }
  }
  return found;
}

/**
 * `yarn.lock` of Yarn 1 and later. Read by its blocks: each begins with what asked for the package, and has its version below; a
 * parser of the whole takes seconds for a large file, and only a few blocks are wanted.
 */
export function yarnVersions({ text, names, ranges }: LockQuestion): LockedVersions {
  const wanted = new Map<string, { version: string; isAsked: boolean }>();
  let keys: { name: string; range: string }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (/^["@\w]/.test(line) && line.trimEnd().endsWith(':')) {
      keys = names.some((name) => line.includes(name))
        ? line
            .trimEnd()
            .slice(0, -1)
            .split(/\s*,\s*/)
            .flatMap((part) => {
              const [, name, range] = /^"?(@?[^@"]+)@(?:npm:)?([^"]*)"?$/.exec(part) ?? [];
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
      // Of several versions the one that the project asks for.
      const isAsked = Object.hasOwn(ranges, name) && ranges[name]!.replace(/^npm:/, '') === range;
      const known = wanted.get(name);
      if (!known || (isAsked && !known.isAsked)) wanted.set(name, { version: release, isAsked });
    }
    keys = [];
  }
  return Object.fromEntries([...wanted].map(([name, { version }]) => [name, version]));
}
