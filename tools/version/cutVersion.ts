import fs from 'node:fs';
import path from 'node:path';
import { wholeTrees } from '../../config/products';
import { mainPackages, type VersionsTable } from '../../config/versions';
import { checkPages } from '../../plugins/page-tree/lib/checkPages';
import { makeSnapshot, snapshotFile } from '../../plugins/page-tree/lib/treeSnapshot';
import { versionSidebars } from '../../plugins/page-tree/lib/versionSidebars';
import { isWritten, pagePathsOf } from '../../plugins/page-tree/lib/writtenPages';
import { compareVersions } from './compareVersions';
import { cutLibraries } from './cutLibraries';
import { formatJson } from './files/formatJson';
import { isFrozen } from './frozen/frozenFiles';
import { inTransaction } from './files/inTransaction';
import { instancePaths } from './instancePaths';
import { isGenerated } from './files/isGenerated';
import { formatFaults, leaveOut } from './demos/leaveOut';
import { filesBelow, listDemos } from './demos/listDemos';
import { nextVersions, type Move } from './nextVersions';
import type { CutArguments } from './parseCutArguments';
import {
  demandCleanTree,
  forgetBundlerCache,
  keepPackages,
  readDependencies,
  readOverrides,
  readTable,
  readVersionList,
  tableFile,
} from './files/siteFiles';
import { Refusal } from '../command/refusal.cjs';
import type { Site } from './types';

/** Refuses a version that is there in any form, or is not the one that the docs document. */
function demandCuttable(
  { siteDir }: Site,
  { instance, version }: CutArguments,
  table: VersionsTable,
  dependencies: Readonly<Record<string, string>>,
): void {
  const paths = instancePaths(instance);
  const isThere =
    table.versions[instance][version] !== undefined ||
    readVersionList(siteDir, paths.list).includes(version);
  if (isThere) {
    throw new Refusal(
      `Version ${version} of "${instance}" was cut before. To take it out of the build, use npm run version:archive`,
    );
  }
  if (isFrozen(siteDir, { instance, version })) {
    throw new Refusal(
      `Version ${version} of "${instance}" was cut and frozen before. To bring it back, use npm run version:thaw`,
    );
  }
  if (table.archived.some((one) => one.instance === instance && one.version === version)) {
    throw new Refusal(
      `Version ${version} of "${instance}" was cut and archived before; its addresses lead elsewhere. Remove its entry from "archived" in ${tableFile} first if you want it back`,
    );
  }
  const places = [paths.cutPages(version), paths.cutSidebars(version)];
  const inTheWay = places.find((place) => fs.existsSync(path.join(siteDir, place)));
  if (inTheWay !== undefined) {
    throw new Refusal(
      `${inTheWay} is there, but no list names version ${version}: something was left half-way. Remove it, commit, and try again`,
    );
  }
  const main = mainPackages[instance];
  const documented = dependencies[main];
  if (documented !== version) {
    throw new Refusal(
      `The current documentation of "${instance}" is that of ${main} ${documented ?? '(not in package.json)'}, not of ${version}; the cut would carry a wrong name. Cut ${documented ?? 'the version of the main package'}`,
    );
  }
}

/** Pages of the API reference below a folder: a version's own are compiled from its packages by every build. */
function generatedPages(siteDir: string, folder: string): string[] {
  return filesBelow(siteDir, folder).filter(
    (file) =>
      file.endsWith('.mdx') && isGenerated(fs.readFileSync(path.join(siteDir, file), 'utf8')),
  );
}

const formatMove = ({ name, from, to, reason }: Move) =>
  `  ${name} ${from} → ${to}${reason ? ` (${reason})` : ''}`;

/** API pages of the tree that the current libraries have nothing for. */
const absentFile = 'config/absentApi.json';

/**
 * Cuts a version of the docs: keeps pages, demos, translations, tree and libraries of an instance as they
 * are now, and moves the current documentation on if asked to. Either all of it happens or nothing.
 * @throws a refusal with what, why and how to mend
 */
export async function cutVersion(site: Site, given: CutArguments): Promise<void> {
  const { siteDir, trees, titles, translations, products, commands, log } = site;
  const { instance, version, next, freeze, dryRun } = given;
  const paths = instancePaths(instance);
  const table = readTable(siteDir);
  const dependencies = readDependencies(siteDir);

  await demandCleanTree(commands);
  demandCuttable(site, given, table, dependencies);
  checkPages(trees, new Map([...pagePathsOf(siteDir, 'default'), ...pagePathsOf(siteDir, 'x')]));
  // The lists of pages that are kept name those of the API reference that are there.
  await commands.writeApi();
  const demos = listDemos(siteDir, paths.pages);
  const libraries = cutLibraries(siteDir, instance, demos, dependencies);
  const moves =
    next === undefined
      ? []
      : await nextVersions(commands, instance, dependencies, next, readOverrides(siteDir));
  log(`Type-checking ${demos.length} demos of ${paths.pages}/ …`);
  const own = (await commands.checkTypes(false)).filter(({ file }) =>
    file.startsWith(`${paths.pages}/`),
  );
  if (own.length > 0) {
    throw new Refusal(
      `Demos do not compile, and a cut version is not checked again:\n${formatFaults(own)}\nMend them, commit, and try again.`,
    );
  }

  const aliases = Object.entries(libraries)
    .filter(([, { alias }]) => dependencies[alias] === undefined)
    .map(([name, { version: exact, alias }]) => `${alias}@npm:${name}@${exact}`);
  const translated = translations.filter((locale) =>
    fs.existsSync(path.join(siteDir, paths.translatedPages(locale, 'current'))),
  );
  const generated = new Set(
    [paths.pages, ...translated.map((locale) => paths.translatedPages(locale, 'current'))].flatMap(
      (folder) => generatedPages(siteDir, folder),
    ),
  );
  const written = (folder: string) =>
    filesBelow(siteDir, folder).filter((file) => !generated.has(file)).length;
  const plan = [
    `Version ${version} of "${instance}":`,
    `  ${written(paths.pages)} files of ${paths.pages}/ (${demos.length} demos) → ${paths.cutPages(version)}/`,
    ...translated.map((locale) => {
      const from = paths.translatedPages(locale, 'current');
      return `  ${written(from)} pages of ${from}/ → ${paths.translatedPages(locale, version)}/`;
    }),
    `  page tree, badges and titles → ${snapshotFile(instance, version)}, ${paths.cutSidebars(version)}`,
    `  ${generated.size} pages of the API reference stay out: every build compiles them from the version's own packages`,
    `Libraries that it documents (${tableFile}), and how they stay installed:`,
    ...Object.entries(libraries).map(
      ([name, { version: exact, alias }]) => `  ${name} ${exact} as ${alias}`,
    ),
    ...(moves.length > 0
      ? ['The current documentation moves on:', ...moves.map(formatMove)]
      : ['The current documentation stays at its libraries.']),
    ...(freeze ? ['Then the version is frozen: built once, and linked by later builds.'] : []),
  ];
  if (dryRun) {
    plan.forEach((line) => log(line));
    if (moves.length > 0) {
      log('Demos that do not compile with these would be listed and left out.');
    }
    log('This was a dry run: nothing was written.');
    return;
  }

  const left = await inTransaction(siteDir, async (transaction, step) => {
    const cutPages = paths.cutPages(version);
    const isCopied = (file: string) => !generated.has(file);
    transaction.copyFolder(paths.pages, cutPages, isCopied);
    for (const locale of translated) {
      transaction.copyFolder(
        paths.translatedPages(locale, 'current'),
        paths.translatedPages(locale, version),
        isCopied,
      );
    }
    step();
    const known = Object.fromEntries(translations.map((locale) => [locale, titles[locale] ?? {}]));
    const snapshot = makeSnapshot(trees[instance], known);
    transaction.write(snapshotFile(instance, version), await formatJson(snapshot));
    const made = versionSidebars({
      snapshot,
      instance,
      products: [...products],
      isWritten: (pathname) => isWritten(siteDir, pathname),
      isWhole: wholeTrees.includes(instance),
    });
    transaction.write(paths.cutSidebars(version), await formatJson(made.sidebars));
    for (const locale of translations) {
      transaction.write(
        paths.translatedSidebars(locale, version),
        await formatJson(made.translations[locale] ?? {}),
      );
    }
    // Newest first, as Docusaurus wants its list.
    const list = [...readVersionList(siteDir, paths.list), version].toSorted((a, b) =>
      compareVersions(b, a),
    );
    transaction.write(paths.list, await formatJson(list));
    const all = { ...table.versions[instance], [version]: libraries };
    const recorded: VersionsTable = {
      ...table,
      versions: {
        ...table.versions,
        [instance]: Object.fromEntries(list.map((each) => [each, all[each]!])),
      },
    };
    transaction.write(tableFile, await formatJson(recorded));
    step();

    const specifiers = [...aliases, ...moves.map(({ name, to }) => `${name}@${to}`)];
    if (specifiers.length > 0) {
      log(`Installing ${specifiers.length} packages …`);
      keepPackages(transaction, commands);
      await commands.install(specifiers);
      step();
    }
    if (moves.length === 0) return [];
    const absent = await commands.absentApi();
    transaction.write(absentFile, await formatJson(absent));
    if (absent.length > 0) {
      log(
        `The next version does not have the subject of ${absent.length} API pages. ${absentFile} lists them until they leave the page tree:`,
      );
      absent.forEach((pathname) => log(`  ${pathname}`));
    }
    step();
    log('Type-checking with the next library version …');
    return leaveOut(site, transaction, step);
  });
  forgetBundlerCache(siteDir);

  plan.forEach((line) => log(line));
  if (left.length > 0) {
    log(
      `${left.length} demos do not compile with the next version. They are left out of the current docs in every language; ${paths.cutPages(version)}/ keeps those of its pages:`,
    );
    for (const { demo, faults } of left) {
      log(`${demo.folder}/${demo.name}.tsx`);
      log(formatFaults(faults));
    }
    log('Read their pages again: text around them may speak of what is gone.');
  } else if (moves.length > 0) {
    log('All demos compile with the next version.');
  }
  if (freeze) {
    log(`Freezing ${version} …`);
    try {
      log(await commands.freezeApart(instance, version));
    } catch (error) {
      throw new Refusal(
        `The version is cut, and is an ordinary kept one: freezing it failed, and took back what it did. ${(error as Error).message}\nTo freeze it later, commit and run npm run version:freeze -- ${instance} ${version}`,
      );
    }
    return;
  }
  log('Done. Look at git diff, run npm test, and commit.');
}
