import path from 'node:path';
import { classNames, type UsedClass } from '../../demos/lib/classNames';
import { orphanVariants, sameInJavaScript, shownName, styleOf } from '../../demos/lib/demoFiles';
import { followImport } from '../../demos/lib/sideFiles';
import { sideProblems } from '../../demos/lib/sideProblems';
import { utilityProblems } from '../../demos/lib/utilityProblems';
import { ifThere } from '../../support/ifThere';
import { normalText } from '../../support/readText';
import { checkDemo, demoFault } from './checkDemo';
import type { FactCache } from './factCache';
import type { SiteFiles } from './listSite';
import type { Fault, LocalFault } from './types';

/** A script of a demo. */
interface Script {
  faults: LocalFault[];
  /** Files that it imports, relative to the site. */
  targets: string[];
}

/** The folder of the page to which a file of a demo belongs: the nearest one. */
function pageFolderOf(file: string, files: ReadonlySet<string>): string {
  const own = path.posix.dirname(file);
  for (let folder = own; folder !== '.'; folder = path.posix.dirname(folder)) {
    if (files.has(`${folder}/index.mdx`)) return folder;
  }
  return own;
}

/** A file with all that it imports, and what that imports. */
function reachOf(file: string, scripts: ReadonlyMap<string, Script>): Set<string> {
  const found = new Set([file]);
  for (const each of found) scripts.get(each)?.targets.forEach((target) => found.add(target));
  return found;
}

/** Finds variants without the demo that they are variants of. */
function orphanFaults(files: readonly string[]): Fault[] {
  return orphanVariants(files).map(({ file, of }) => ({
    file,
    what: `is a variant of ${of}, which is not there`,
    why: 'Nobody would see it.',
    mend: `Write ${of}, or remove it.`,
  }));
}

/**
 * Finds files that would have one name in JavaScript.
 * @param reaches - the files of each demo
 */
function nameFaults(reaches: readonly string[][]): Fault[] {
  const same = new Map(
    reaches.flatMap(sameInJavaScript).map((each) => [`${each.file}\n${each.other}`, each]),
  );
  return [...same.values()].map(({ file, other, name }) => ({
    file,
    what: `is ${path.posix.basename(name)} in JavaScript, and so is ${other}`,
    why: 'The demo cannot be shown.',
    mend: 'Rename one of them.',
  }));
}

/** Finds what is wrong with a stylesheet, data or a picture; nothing in a script. */
function sideFaults(file: string, cache: FactCache): LocalFault[] {
  const faults = ifThere(() =>
    cache.get('aside', file, (text, unreadable) =>
      unreadable
        ? [unreadable]
        : (sideProblems(normalText(text), file) ?? []).map((problem) => demoFault(problem)),
    ),
  );
  return faults ?? [];
}

/** Finds classes of a script of a Tailwind variant that are no utilities. */
async function utilityFaults(file: string, cache: FactCache): Promise<LocalFault[]> {
  const used = ifThere(() =>
    cache.get('classes', file, (text, unreadable): UsedClass[] =>
      unreadable ? [] : classNames(normalText(text)).used,
    ),
  );
  const problems = await utilityProblems(used ?? [], (names) =>
    cache.getLater(JSON.stringify(['utilities', ...names]), async () => {
      // Loaded for what has changed.
      const { unknownUtilities } = await import('../../demos/lib/compileTailwind');
      return unknownUtilities(names);
    }),
  );
  return problems.map((problem) => demoFault(problem, 'Correct its name.'));
}

/**
 * Checks the files of demos, what they import, and that it is there: as the build follows and reads it.
 * @param shown - files of the demos that a page shows
 * @param packages - that they may import
 * @param longDemos - files that a cut has made longer than a demo may be
 */
export async function checkDemos(
  { demos, all: files }: Pick<SiteFiles, 'demos' | 'all'>,
  shown: ReadonlySet<string>,
  cache: FactCache,
  packages: ReadonlySet<string>,
  longDemos: ReadonlySet<string> = new Set(),
): Promise<Fault[]> {
  const isFile = (each: string) => files.has(each.split(path.sep).join('/'));
  const isShown = (file: string) =>
    shown.has(`${path.posix.dirname(file)}/${shownName(path.posix.basename(file))}`);
  const scripts = new Map<string, Script>();
  for (const file of demos) {
    const folder = pageFolderOf(file, files);
    const isDemo = isShown(file);
    const mayBeLong = longDemos.has(file);
    const kind = mayBeLong ? 'long demo' : isDemo ? 'demo' : 'beside';
    const facts = ifThere(() =>
      cache.get(`${kind} ${folder}`, file, (text, unreadable) =>
        unreadable
          ? { faults: [unreadable], imports: [] }
          : checkDemo(text.replace(/^\uFEFF/, ''), file, packages, isDemo, folder, mayBeLong),
      ),
    );
    if (!facts) continue;
    const script: Script = { faults: [...facts.faults], targets: [] };
    for (const { specifier, ...place } of facts.imports) {
      const target = followImport(file, specifier, isFile);
      if ('file' in target) script.targets.push(target.file.split(path.sep).join('/'));
      else {
        const reason = `imports ${specifier}, which ${target.fault}`;
        script.faults.push(demoFault({ ...place, reason }, 'Correct the name, or write the file.'));
      }
    }
    scripts.set(file, script);
  }
  const aside = new Set([...scripts.values()].flatMap(({ targets }) => targets));
  const styled = new Set(
    demos
      .filter((file) => styleOf(file) === 'tailwind')
      .flatMap((file) => [...reachOf(file, scripts)])
      .filter((file) => scripts.has(file)),
  );
  const utilities = await Promise.all(
    [...styled].map(async (file) =>
      (await utilityFaults(file, cache)).map((fault) => ({ file, ...fault })),
    ),
  );
  return [
    ...[...scripts].flatMap(([file, { faults }]) => faults.map((fault) => ({ file, ...fault }))),
    ...orphanFaults(demos),
    ...nameFaults([...scripts.keys()].filter(isShown).map((file) => [...reachOf(file, scripts)])),
    ...[...aside].flatMap((file) => sideFaults(file, cache).map((fault) => ({ file, ...fault }))),
    ...utilities.flat(),
  ];
}
