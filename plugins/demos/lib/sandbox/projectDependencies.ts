import path from 'node:path';
import type { PackageVersions, SandboxDependencies } from '../../../../src/sandbox/rules/types';
import { adapterLibraries } from './dateAdapters';
import { moduleImports } from './moduleImports';
import { packageName } from './packageName';

/** What has to be known of a package to install it for a reader. */
export interface PackageFact {
  /** Exact. */
  version: string;
  /** Names of the packages that it needs beside it. */
  peers: string[];
  /** Whether it brings its own types. */
  typed: boolean;
  /** The package with its types, where it brings none. */
  types?: { name: string; version: string };
}

/** Looks a package up by its npm name; undefined if nothing is known of it. */
export type PackageFacts = (name: string) => PackageFact | undefined;

/** What the project's own entry imports, whatever the demo does. */
const always = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];

/** The package to install for a package's types, if it brings none. */
function separateTypes(fact: PackageFact | undefined): PackageFact['types'] {
  return fact?.typed === false ? fact.types : undefined;
}

const isTypesPackage = (name: string) => name.startsWith('@types/');

interface File {
  path: string;
  source: string;
}

/** Everything the files import, and whether for types only; of stylesheets only what is in no file beside them. */
function importsOf(files: readonly File[]): Map<string, boolean> {
  const paths = new Set(files.map((file) => file.path));
  const found = new Map<string, boolean>();
  for (const file of files) {
    const folder = path.posix.dirname(file.path);
    for (const { specifier, typeOnly } of moduleImports(file.source, file.path)) {
      // Without `./`, a stylesheet's import is a file beside it before it is a package.
      const isFile = /\.css$/i.test(file.path) && paths.has(path.posix.join(folder, specifier));
      if (!isFile) found.set(specifier, typeOnly && (found.get(specifier) ?? true));
    }
  }
  return found;
}

/** The packages with all that they need beside them, as far as that is known. */
function withPeers(names: Iterable<string>, facts: PackageFacts): Set<string> {
  const found = new Set(names);
  // A set hands out what is added to it on the way, too.
  for (const name of found) facts(name)?.peers.forEach((peer) => found.add(peer));
  return found;
}

function sorted(versions: Iterable<readonly [string, string]>): PackageVersions {
  return Object.fromEntries([...versions].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Says what has to be installed for a demo's files to run, and to type check, in a project of the reader's.
 * The project's tools are left out. A package of which nothing is known gets `latest`.
 *
 * @param files - the demo and the modules beside it, with paths from the demo's folder
 * @param facts - versions, peers and types of packages
 * @param language - of the project; in JavaScript nothing is installed for types
 * @returns both lists sorted by name; no package is in both
 * @throws if a date adapter is unknown, or if two of them cannot be used together
 */
export function projectDependencies(
  files: readonly File[],
  facts: PackageFacts,
  language: 'ts' | 'js',
): SandboxDependencies {
  const imports = [...importsOf(files)].filter(([, typeOnly]) => language === 'ts' || !typeOnly);
  const specifiers = imports.map(([specifier]) => specifier);
  const atRunTime = imports.filter(([, typeOnly]) => !typeOnly).map(([specifier]) => specifier);
  const pins = new Map(Object.entries(adapterLibraries(specifiers)));

  const packagesOf = (from: string[]): string[] => [
    ...from.flatMap((specifier) => packageName(specifier) ?? []),
    ...Object.keys(adapterLibraries(from)),
  ];
  const runtime = withPeers([...always, ...packagesOf(atRunTime)], facts);
  const versionOf = (name: string) => pins.get(name) ?? facts(name)?.version ?? 'latest';
  const dependencies = sorted(
    [...runtime]
      .filter((name) => !isTypesPackage(name))
      .map((name) => [name, versionOf(name)] as const),
  );
  if (language === 'js') return { dependencies, devDependencies: {} };

  // What has its types elsewhere is not installed for them, and needs nothing beside it.
  const forTypes = withPeers(packagesOf(specifiers), (name) =>
    separateTypes(facts(name)) ? undefined : facts(name),
  );
  const development = new Map<string, string>();
  for (const name of new Set([...runtime, ...forTypes])) {
    const types = separateTypes(facts(name));
    if (types) development.set(types.name, types.version);
    else if (isTypesPackage(name) || !runtime.has(name)) development.set(name, versionOf(name));
  }
  return { dependencies, devDependencies: sorted(development) };
}
