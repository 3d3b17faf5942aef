import type { PackageVersions, SandboxDependencies } from '../types';

/** What has to be known of a package to install it for a reader. */
export interface PackageFact {
  /** Exact. */
  version: string;
  /** Names of the packages that it needs beside it. */
  peers: readonly string[];
  /** Whether it brings its own types. */
  typed: boolean;
  /** The package with its types, where it brings none. */
  types?: { name: string; version: string };
}

/** Looks a package up by its npm name; undefined if nothing is known of it. */
export type PackageFacts = (name: string) => PackageFact | undefined;

/** A module that a file asks for. */
export interface ModuleImport {
  /** As written. */
  specifier: string;
  /** Whether only the type checker asks for it. */
  typeOnly: boolean;
}

/** What is known of what can be imported. */
export interface KnownPackages {
  facts: PackageFacts;
  /** The package that an import is from; undefined where nothing has to be installed. */
  packageOf: (specifier: string) => string | undefined;
  /** Versions of the libraries that imports need beside their packages: those of date adapters. */
  librariesOf: (specifiers: readonly string[]) => PackageVersions;
}

/** What the project's own entry imports, whatever the demo does. */
const always = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];

/** The package to install for a package's types, if it brings none. */
function separateTypes(fact: PackageFact | undefined): PackageFact['types'] {
  return fact?.typed === false ? fact.types : undefined;
}

const isTypesPackage = (name: string) => name.startsWith('@types/');

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
 * Says what has to be installed for imports to run, and to type check, in a project of the reader's. The project's tools are left
 * out. A package of which nothing is known gets `latest`.
 *
 * @param found - all imports of the project's files
 * @param language - of the project; in JavaScript nothing is installed for types
 * @returns both lists sorted by name; no package is in both
 */
export function requiredPackages(
  found: readonly ModuleImport[],
  { facts, packageOf, librariesOf }: KnownPackages,
  language: 'ts' | 'js',
): SandboxDependencies {
  const imports = found.filter(({ typeOnly }) => language === 'ts' || !typeOnly);
  const specifiers = imports.map(({ specifier }) => specifier);
  const atRunTime = imports.filter(({ typeOnly }) => !typeOnly).map(({ specifier }) => specifier);
  const pins = new Map(Object.entries(librariesOf(specifiers)));

  const packagesOf = (from: readonly string[]): string[] => [
    ...from.flatMap((specifier) => packageOf(specifier) ?? []),
    ...Object.keys(librariesOf(from)),
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
