import fs from 'node:fs';
import path from 'node:path';
import type { Library } from './readLibraries';

/** The file that a condition of `exports` names; null where a path is closed. */
function pick(value: unknown, conditions: readonly string[]): string | null | undefined {
  if (typeof value === 'string' || value === null) return value;
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = pick(one, conditions);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (typeof value !== 'object') return undefined;
  for (const [condition, inner] of Object.entries(value as Record<string, unknown>)) {
    if (condition !== 'default' && !conditions.includes(condition)) continue;
    const found = pick(inner, conditions);
    if (found !== undefined) return found;
  }
  return undefined;
}

function fromExports(exports: unknown, key: string, conditions: readonly string[]) {
  if (typeof exports === 'string') return key === '.' ? exports : undefined;
  const table = exports as Record<string, unknown>;
  if (!Object.keys(table).some((name) => name.startsWith('.'))) {
    return key === '.' ? pick(table, conditions) : undefined;
  }
  if (key in table) return pick(table[key], conditions);
  const patterns = Object.keys(table)
    .filter((name) => name.includes('*'))
    .sort((a, b) => b.length - a.length);
  for (const pattern of patterns) {
    const [before, after] = pattern.split('*') as [string, string];
    if (key.startsWith(before) && key.endsWith(after) && key.length > pattern.length - 1) {
      const star = key.slice(before.length, key.length - after.length);
      const found = pick(table[pattern], conditions);
      return found?.replaceAll('*', star);
    }
  }
  return undefined;
}

/**
 * The declaration file behind an import of a library.
 * @param sub - what stands behind the name: '' or `BarChart`
 * @returns an absolute path, or undefined if the package does not let this be imported
 */
export function resolveEntry({ folder, manifest }: Library, sub: string): string | undefined {
  const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (manifest.exports !== undefined && manifest.exports !== null) {
    const key = sub === '' ? '.' : `./${sub}`;
    const found = fromExports(manifest.exports, key, ['types', 'import', 'node']);
    if (typeof found !== 'string') return undefined;
    const file = path.join(folder, found.replace(/(?<!\.d)\.([mc]?)js$/, '.d.$1ts'));
    return isFile(file) ? file : undefined;
  }
  const base = path.join(folder, sub);
  const candidates = [`${base}.d.ts`, path.join(base, 'index.d.ts')];
  if (sub === '') {
    candidates.unshift(path.join(folder, manifest.types ?? manifest.typings ?? 'index.d.ts'));
  }
  const nested = path.join(base, 'package.json');
  if (sub !== '' && isFile(nested)) {
    const types = (JSON.parse(fs.readFileSync(nested, 'utf8')) as { types?: string }).types;
    if (types) candidates.push(path.join(base, types));
  }
  return candidates.find(isFile);
}

/** Folders that no reader imports from, or that hold other forms of the same code. */
const closedFolders = new Set([
  'esm',
  'modern',
  'legacy',
  'node',
  'umd',
  'internal',
  'internals',
  'locale',
  'locales',
  'node_modules',
  'tests',
  'icons',
]);

/**
 * The sub-paths of a library that readers can import: folders beside its entry, `BarChart` or `hooks`.
 * @returns names with their declaration files, in alphabetical order; the root ('') first
 */
export function listEntries(library: Library): { sub: string; file: string }[] {
  const root = resolveEntry(library, '');
  if (!root) return [];
  const subs = fs
    .readdirSync(path.dirname(root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !closedFolders.has(entry.name))
    // Adapters tie the pickers' dates to one library for the whole program.
    .filter(({ name }) => !name.startsWith('Adapter'))
    .map(({ name }) => name)
    .sort();
  const entries = subs.flatMap((sub) => {
    const file = resolveEntry(library, sub);
    return file ? [{ sub, file }] : [];
  });
  return [{ sub: '', file: root }, ...entries];
}
