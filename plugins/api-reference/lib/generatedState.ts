import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../support/keptFile';
import { writeAtomically } from '../../support/writeAtomically';
import { filesBelow } from '../../support/filesBelow';
import { normalText } from '../../support/readText';
import { pageAnchors } from '../../page-tree/lib/pageAnchors';
import { namedDemos } from './demos/namedDemos';
import { isGenerated } from './pages/syncGenerated';

/** What a result is made of, and where that is kept. */
export interface StatePlace {
  siteDir: string;
  /** Absolute path of the file that holds the state. */
  file: string;
  /** Folders of pages and demos, of what is generated, and of the code that generates it, relative to the site. */
  folders: readonly string[];
  /** Anything else that the result depends on. */
  salt: string;
}

interface Kept {
  digest: string;
  /** Pages that are written by hand, relative to the site. Of their text only the demos that they name and their headings count. */
  written: string[];
}

/** All files but tests, what is about to be renamed to one, and locks of editors; a folder that is missing is passed over. */
function filesOf({ siteDir, folders }: StatePlace): string[] {
  return folders
    .map((folder) => path.join(siteDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap(filesBelow)
    .filter((file) => !/\.test\.tsx?$|\.tmp$|[\\/]\.[^\\/]*$/.test(file));
}

function digestOf(place: StatePlace, written: ReadonlySet<string>): string {
  const states = filesOf(place).map((full) => {
    const file = path.relative(place.siteDir, full);
    if (written.has(file)) {
      const text = normalText(fs.readFileSync(full, 'utf8'));
      return [file, ...namedDemos(text), ...pageAnchors(text)].join(' ');
    }
    const { size, mtimeMs } = fs.statSync(full);
    return `${file} ${size} ${mtimeMs}`;
  });
  return keyOf(place.salt, states.toSorted().join('\n'));
}

/** Whether everything is as {@link keepState} has seen it. */
export function isAsGenerated(place: StatePlace): boolean {
  try {
    const { digest, written } = JSON.parse(fs.readFileSync(place.file, 'utf8')) as Kept;
    return digest === digestOf(place, new Set(written));
  } catch {
    // Nothing is kept, or a file went away meanwhile.
    return false;
  }
}

/** Keeps what the files that the reference is generated from, and into, are like. */
export function keepState(place: StatePlace): void {
  const written = filesOf(place)
    .filter((full) => full.endsWith('.mdx') && !isGenerated(fs.readFileSync(full, 'utf8')))
    .map((full) => path.relative(place.siteDir, full));
  const kept: Kept = { digest: digestOf(place, new Set(written)), written };
  writeAtomically(place.file, JSON.stringify(kept));
}
