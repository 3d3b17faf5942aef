import fs from 'node:fs';
import path from 'node:path';
import type { PackageNeeds } from '../../../../src/editor/rules/packageNeeds';
import { adapterLibraries, isUnknownAdapter } from '../sandbox/dateAdapters';
import { moduleImports } from '../sandbox/moduleImports';
import { packageFacts } from '../sandbox/packageFacts';
import { packageName } from '../sandbox/packageName';

/** Is in files of its own, and in no list of what can be imported. */
const icons = '@mui/icons-material';

/** The packages that the files of an installed folder import, besides the library's own and what compilers put in. */
function importedBy(folder: string): string[] {
  const files = fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => /\.m?js$/.test(name))
    : [];
  const names = files.flatMap((name) =>
    moduleImports(fs.readFileSync(path.join(folder, name), 'utf8'), name).flatMap(
      ({ specifier }) => packageName(specifier) ?? [],
    ),
  );
  return [...new Set(names)].filter((name) => !/^@(?:mui|babel)\//.test(name));
}

/**
 * What projects of edited code need to know of the packages that such code can import.
 * @param siteDir - absolute
 * @param specifiers - all that it can import but icons
 */
export function packageNeeds(siteDir: string, specifiers: readonly string[]): PackageNeeds {
  const facts = packageFacts(siteDir, {});
  const versions: Record<string, string> = {};
  const needs: Record<string, string[]> = {};
  const types: Record<string, string> = {};

  const libraries = specifiers.flatMap((specifier) => {
    const own = packageName(specifier);
    const libraries = isUnknownAdapter(specifier)
      ? importedBy(path.join(siteDir, 'node_modules', specifier))
      : Object.keys(adapterLibraries([specifier]));
    const found = libraries.filter((name) => name !== own);
    if (found.length > 0) needs[specifier] = found;
    return found;
  });
  const named = specifiers.flatMap((specifier) => packageName(specifier) ?? []);
  const names = new Set([...named, ...libraries, icons]);
  // A set hands out what is added to it on the way, too.
  for (const name of names) {
    const fact = facts(name);
    if (!fact) continue;
    versions[name] = fact.version;
    if (fact.peers.length > 0) needs[name] = [...fact.peers];
    fact.peers.forEach((peer) => names.add(peer));
    if (!fact.types) continue;
    types[name] = fact.types.name;
    versions[fact.types.name] = fact.types.version;
  }
  return { versions, needs, types };
}
