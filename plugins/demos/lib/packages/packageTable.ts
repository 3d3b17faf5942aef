import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { rspack } from '@docusaurus/faster';
import { packagesFolder } from '../libraryChunks';

type Compilation = InstanceType<typeof rspack.Compilation>;
type Module = Parameters<Compilation['moduleGraph']['getOutgoingConnections']>[0];

/** Where a module is that code of a reader may import. */
export interface PackageModule {
  /** The bundler's number of it. */
  id: string;
  /** Names of the files that have to be there, without extension. */
  chunks: string[];
}

/** Modules that were put together answer by the number of the one that holds them. */
function holders(compilation: Compilation): Map<string, Module> {
  const result = new Map<string, Module>();
  for (const module of compilation.modules as Iterable<Module & { modules?: Module[] }>) {
    for (const inner of module.modules ?? []) result.set(inner.identifier(), module);
  }
  return result;
}

/** The bundler's numbers of all that the entries of packages name. */
function packageIds(compilation: Compilation, entries: Readonly<Record<string, string>>) {
  const { modules, moduleGraph, chunkGraph } = compilation;
  const holderOf = holders(compilation);
  const own = new Set(
    Object.entries(entries)
      .filter(([name]) => name.startsWith(packagesFolder))
      .map(([, file]) => file),
  );
  const ids = new Map<string, string>();
  for (const module of modules) {
    if (!own.has(module.nameForCondition() ?? '')) continue;
    for (const { dependency, module: target } of moduleGraph.getOutgoingConnections(module)) {
      const { request } = dependency as { request?: string };
      if (request === undefined || !target) continue;
      const id = chunkGraph.getModuleId(holderOf.get(target.identifier()) ?? target);
      if (id !== null) ids.set(request, String(id));
    }
  }
  return ids;
}

/** The third parameter of a module's function, by which it asks for others. */
const requireName = /^[^(]*\([^,)]*,[^,)]*,\s*([\w$]+)\)/;

/**
 * The numbers of the modules that a module asks for as it runs, out of its code as it was written: what the bundler's graph has besides
 * is not used, or fetched later.
 * @param code - of a module's function
 */
export function requiredIds(code: string): string[] {
  const name = requireName.exec(code)?.[1];
  if (name === undefined) return [];
  const call = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}\\("?(\\d+)"?\\)`, 'g');
  return [...code.matchAll(call)].map(([, id]) => id!);
}

/**
 * The modules of a script by number, each with the numbers of those that it asks for.
 * @param script - as the bundler writes it: it hands its modules over and runs none
 */
export function modulesOf(script: string): Map<string, string[]> {
  const chunks: [unknown, Record<string, unknown>][] = [];
  const place = { push: (chunk: [unknown, Record<string, unknown>]) => chunks.push(chunk) };
  vm.runInNewContext(`var self = globalThis; self.webpackChunkdemos = place; ${script}`, { place });
  return new Map(
    chunks.flatMap(([, modules]) =>
      Object.entries(modules).map(([id, run]) => [id, requiredIds(String(run))] as const),
    ),
  );
}

/**
 * Says for everything that the entries of packages name where it is, and which files it needs, so that a button asks for what a
 * button needs.
 * @param entries - files of all entries by name
 * @param output - absolute folder of the scripts
 */
export function packageTable(
  compilation: Compilation,
  entries: Readonly<Record<string, string>>,
  output: string,
): Record<string, PackageModule> {
  const ids = packageIds(compilation, entries);
  if (ids.size === 0) return {};
  const isPage = (name: string) => name in entries && !name.startsWith(packagesFolder);
  // The library's own first: what is in a file of packages besides is the same again.
  const names = [...compilation.chunks]
    .map(({ name }) => name)
    .filter((name): name is string => typeof name === 'string')
    .filter((name) => !isPage(name) && fs.existsSync(path.join(output, `${name}.js`)))
    .toSorted(
      (a, b) =>
        Number(a.startsWith(packagesFolder)) - Number(b.startsWith(packagesFolder)) ||
        (a < b ? -1 : 1),
    );
  const needs = new Map<string, string[]>();
  const places = new Map<string, string[]>();
  for (const name of names) {
    const script = fs.readFileSync(path.join(output, `${name}.js`), 'utf8');
    // What starts all the others holds no modules.
    if (!script.includes('webpackChunkdemos') || name === 'runtime') continue;
    for (const [id, required] of modulesOf(script)) {
      needs.set(id, required);
      places.set(id, [...(places.get(id) ?? []), name]);
    }
  }
  const filesOf = (start: string): string[] => {
    const seen = new Set([start]);
    for (const id of seen) for (const next of needs.get(id) ?? []) seen.add(next);
    const found = [...seen].flatMap((id) => (places.has(id) ? [places.get(id)!] : []));
    const sure = new Set(found.filter(({ length }) => length === 1).map(([only]) => only!));
    for (const files of found) {
      if (!files.some((name) => sure.has(name))) sure.add(files[0]!);
    }
    return [...sure].toSorted();
  };
  // Sorted, since the bundler lists its modules in another order each time.
  return Object.fromEntries(
    [...ids.keys()].toSorted().map((request) => {
      const id = ids.get(request)!;
      return [request, { id, chunks: filesOf(id) }];
    }),
  );
}
