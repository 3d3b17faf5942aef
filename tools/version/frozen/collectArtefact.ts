import fs from 'node:fs';
import path from 'node:path';
import { ownPlaces } from '../../../plugins/frozen-versions/lib/artefactList';
import { filesBelow } from '../../../plugins/support/filesBelow';

/** What was built of a version. */
export interface BuiltVersion {
  /** Absolute folder of the build. */
  out: string;
  instance: 'default' | 'x';
  version: string;
  /** The default one first, which lies above the others. */
  locales: readonly string[];
}

/** Folder of a language below a build, with its slash. */
export const folderOf = (locale: string, [first]: readonly string[]): string =>
  locale === first ? '' : `${locale}/`;

/** The folder of a version below that of a language. */
export const rootOf = ({
  instance,
  version,
}: Pick<BuiltVersion, 'instance' | 'version'>): string =>
  instance === 'x' ? `x/${version}` : version;

/** Where a file of a build, below the folder of its language, is in the artefact; nothing for what is the site's. */
function placeOf(name: string, places: readonly string[], of: BuiltVersion): string | undefined {
  // The index of a version lies with its pages: the site has one of its own.
  if (name.startsWith('pagefind/')) return `${rootOf(of)}/${name}`;
  // Data of the API reference of all versions, by folders.
  if (name.startsWith('assets/api/')) {
    return name.startsWith(`assets/api/${of.instance}-${of.version}/`) ? name : undefined;
  }
  return places.some((place) => (place.endsWith('/') ? name.startsWith(place) : name === place))
    ? name
    : undefined;
}

/**
 * Chooses what belongs to a version from a build that is restricted to it.
 * @returns absolute files by their paths in the artefact
 * @throws if a language has no page
 */
export function collectArtefact(of: BuiltVersion): Map<string, string> {
  const { out, instance, version, locales } = of;
  const places = ownPlaces(instance, version);
  const others = locales.slice(1).map((locale) => `${locale}/`);
  const chosen = new Map<string, string>();
  for (const file of filesBelow(out)) {
    const name = path.relative(out, file).split(path.sep).join('/');
    const folder = others.find((each) => name.startsWith(each)) ?? '';
    const place = placeOf(name.slice(folder.length), places, of);
    if (place !== undefined) chosen.set(folder + place, file);
  }
  for (const locale of locales) {
    const root = `${folderOf(locale, locales)}${rootOf(of)}/`;
    if (![...chosen.keys()].some((name) => name.startsWith(root) && name.endsWith('/index.html'))) {
      throw new Error(`The build of ${instance} ${version} has no page below ${root} (${out}).`);
    }
  }
  return chosen;
}

/** Reads a file of an artefact as text. */
export const readArtefactFile = (files: ReadonlyMap<string, string>, name: string): string =>
  fs.readFileSync(files.get(name)!, 'utf8');
