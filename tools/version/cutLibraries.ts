import fs from 'node:fs';
import path from 'node:path';
import { documentedLibraries } from '../../config/documentedLibraries';
import { mainPackages, type CutLibraries } from '../../config/versions';
import type { DocsInstance } from '../../config/page-tree';
import type { ListedDemo } from './demos/listDemos';
import { Refusal } from '../command/refusal.cjs';

/** Whether a package belongs to the libraries that an instance documents. */
export function isDocumented(instance: DocsInstance, name: string): boolean {
  return instance === 'x' ? name.startsWith('@mui/x-') : /^@mui\/(?!x-)/.test(name);
}

/** The name under which a version of a library stays installed: `@mui/x-charts-8-9-2`. */
export function aliasOf(name: string, version: string): string {
  return `${name}-${version.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase()}`;
}

function dependenciesOf(siteDir: string, name: string): string[] {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  if (!fs.existsSync(file)) {
    throw new Refusal(
      `${name} is not installed, and its dependencies have to be known. Run npm ci and try again`,
    );
  }
  const { dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
}

/**
 * The libraries that a cut version documents, with the aliases that keep them: those of the API reference, the
 * instance's own that its demos import, and of those that these need the ones that package.json lists.
 * @param dependencies - of package.json, with exact versions
 */
export function cutLibraries(
  siteDir: string,
  instance: DocsInstance,
  demos: readonly ListedDemo[],
  dependencies: Readonly<Record<string, string>>,
): CutLibraries {
  const isOwn = (name: string) => isDocumented(instance, name) && dependencies[name] !== undefined;
  const names = new Set(
    [
      mainPackages[instance],
      ...documentedLibraries[instance],
      ...demos.flatMap(({ packages }) => packages),
    ].filter(isOwn),
  );
  // A set that grows while it is walked is walked to its end.
  for (const name of names)
    dependenciesOf(siteDir, name)
      .filter(isOwn)
      .forEach((each) => names.add(each));
  return Object.fromEntries(
    [...names].toSorted().map((name) => {
      const version = dependencies[name]!;
      return [name, { version, alias: aliasOf(name, version) }];
    }),
  );
}
