import fs from 'node:fs';
import path from 'node:path';
import type { ArtefactList } from './artefactList';
import { keptObject } from './keptArtefacts';

/** Where an artefact is linked. */
export interface LinkTarget {
  /** Of {@link keptFolder}. */
  kept: string;
  /** Absolute folder of the build. */
  build: string;
  /** The language whose files are linked; the folder of one that is not the default one is named like it. */
  locale: string;
  /** Languages of the artefact, the default one first. */
  locales: readonly string[];
}

/** The files of one language. */
export function filesOf(
  { files }: ArtefactList,
  { locale, locales }: Pick<LinkTarget, 'locale' | 'locales'>,
): ArtefactList['files'] {
  const [first, ...others] = locales;
  return files.filter(({ path: file }) => {
    const [folder] = file.split('/', 1);
    const language = others.includes(folder!) ? folder : first;
    return language === locale;
  });
}

/** Links a file, or copies it where that cannot be: on another file system, or where it has too many names. */
function link(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  }
}

/** Whether nothing is in the place of a file, or the same. */
function isAlike(at: string, from: string, known: fs.Stats): boolean {
  const there = fs.statSync(at, { throwIfNoEntry: false });
  if (there === undefined || (there.ino === known.ino && there.dev === known.dev)) return true;
  return there.size === known.size && fs.readFileSync(at).equals(fs.readFileSync(from));
}

/**
 * Links the files of an artefact into a build. All of them are looked at before the first is linked.
 * @returns the files that were linked
 * @throws if one is not kept, or the build has another one in its place; nothing is linked then
 */
export function linkArtefact(list: ArtefactList, target: LinkTarget): ArtefactList['files'] {
  const { kept, build } = target;
  const files = filesOf(list, target);
  const folders = new Set(files.map(({ path: file }) => path.dirname(path.join(build, file))));
  const there = new Set([...folders].filter((folder) => fs.existsSync(folder)));
  for (const { path: file, digest, bytes } of files) {
    const from = keptObject(kept, digest);
    const known = fs.statSync(from, { throwIfNoEntry: false });
    if (known?.size !== bytes) {
      throw new Error(
        `${from}, which is to be ${file}, ${known ? `has ${known.size} bytes instead of ${bytes}` : 'is not there'}`,
      );
    }
    const at = path.join(build, file);
    if (there.has(path.dirname(at)) && !isAlike(at, from, known)) {
      throw new Error(`the build has another ${file}`);
    }
  }
  for (const folder of folders) fs.mkdirSync(folder, { recursive: true });
  for (const { path: file, digest } of files)
    link(keptObject(kept, digest), path.join(build, file));
  return files;
}

/**
 * The files of an artefact in a build that are links to what is kept, whose content is known by it. What the build has made itself, or
 * copied, is not among them.
 * @returns by path
 */
export function linkedFiles(
  list: ArtefactList,
  kept: string,
  build: string,
): Map<string, { digest: string; bytes: number }> {
  const isSame = (one: string, other: string) => {
    const [a, b] = [one, other].map((file) => fs.statSync(file, { throwIfNoEntry: false }));
    return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
  };
  return new Map(
    list.files
      .filter(({ path: file, digest }) => isSame(path.join(build, file), keptObject(kept, digest)))
      .map(({ path: file, digest, bytes }) => [file, { digest, bytes }]),
  );
}
