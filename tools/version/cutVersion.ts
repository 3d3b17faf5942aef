import fs from 'node:fs';
import path from 'node:path';
import { wholeTrees } from '../../config/products';
import type { DocsInstance } from '../../config/page-tree';
import { mainPackages, type VersionsTable } from '../../config/versions';
import { checkPages } from '../../plugins/page-tree/lib/checkPages';
import { makeSnapshot, snapshotFile } from '../../plugins/page-tree/lib/treeSnapshot';
import { versionSidebars } from '../../plugins/page-tree/lib/versionSidebars';
import { isWritten, pagePathsOf } from '../../plugins/page-tree/lib/writtenPages';
import { cutLibraries } from './cutLibraries';
import { formatJson } from './files/formatJson';
import { isFrozen } from './frozen/frozenFiles';
import { inTransaction } from './files/inTransaction';
import { keepVersion } from './files/keepVersion';
import { instancePaths } from './instancePaths';
import { isGenerated } from './files/isGenerated';
import { formatFault, formatFaults, leaveOut } from './demos/leaveOut';
import { leftOutFile, readLeftOut, type LeftOutDemo } from './demos/leftOutList';
import { currentDemos } from './demos/currentDemos';
import { longDemos, longDemosFile, readLongDemos } from './demos/longDemos';
import { mendDemos, type Codemods } from './demos/mendDemos';
import { filesBelow, listDemos } from './demos/listDemos';
import { doubledPackages } from './doubledPackages';
import { installableMoves, specifiersOf } from './installable';
import { closest, majorOf, type Move } from './nextVersions';
import type { CutArguments } from './parseCutArguments';
import {
  demandCleanTree,
  forgetBundlerCache,
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

/** What the authors of the libraries publish to move code on to a major; those of the core packages are one for each component. */
const codemodPackages: Partial<Record<DocsInstance, string>> = { x: '@mui/x-codemod' };

/** API pages of the tree that the current libraries have nothing for. */
const absentFile = 'config/absentApi.json';

/**
 * The codemods with which demos move on to the next major; nothing where the main package stays in its major, or its authors publish none
 * that can be run as a whole.
 */
async function codemodsFor(
  commands: Site['commands'],
  instance: DocsInstance,
  moves: readonly Move[],
): Promise<Codemods | undefined> {
  const name = codemodPackages[instance];
  const main = moves.find((move) => move.name === mainPackages[instance]);
  if (name === undefined || main === undefined || majorOf(main.from) === majorOf(main.to)) {
    return undefined;
  }
  const version = closest(await commands.publishedVersions(name), main.to);
  return version === undefined ? undefined : { package: name, version };
}

/** The arguments with which the command does the same, but for freezing, which changes no demo. */
const movingArguments = ({ instance, version, next, renames, overrides }: CutArguments) => [
  instance,
  version,
  ...(next === undefined ? [] : ['--next', next]),
  ...optionOf('--rename', renames, '='),
  ...optionOf('--override', overrides, '@'),
];

const optionOf = (
  name: string,
  pairs: Readonly<Record<string, string>> | undefined,
  between: string,
): string[] =>
  pairs === undefined
    ? []
    : [
        name,
        Object.entries(pairs)
          .map((pair) => pair.join(between))
          .join(','),
      ];

/**
 * Cuts a version of the docs: keeps pages, demos, translations, tree and libraries of an instance as they
 * are now, and moves the current documentation on if asked to. Either all of it happens or nothing.
 * @throws a refusal with what, why and how to mend
 */
export async function cutVersion(site: Site, given: CutArguments): Promise<void> {
  const { siteDir, trees, titles, translations, products, commands, log } = site;
  const { instance, version, next, renames, overrides, freeze, dryRun } = given;
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
  const aliases = Object.entries(libraries)
    .filter(([, { alias }]) => dependencies[alias] === undefined)
    .map(([name, { version: exact, alias }]) => `${alias}@npm:${name}@${exact}`);
  const fixed = readOverrides(siteDir);
  const moves =
    next === undefined
      ? []
      : await installableMoves(commands, instance, dependencies, {
          next,
          fixed,
          ...(overrides && { overrides }),
          aliases,
        });
  log(`Type-checking ${demos.length} demos of ${paths.pages}/ …`);
  const own = (await commands.checkTypes(false)).filter(({ file }) =>
    file.startsWith(`${paths.pages}/`),
  );
  if (own.length > 0) {
    throw new Refusal(
      `Demos do not compile, and a cut version is not checked again:\n${formatFaults(own)}\nMend them, commit, and try again.`,
    );
  }

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
      ? [
          'The current documentation moves on:',
          ...moves.map(formatMove),
          ...Object.entries(overrides ?? {}).map(
            ([name, exact]) =>
              `  ${name} is ${exact} for every package ("overrides" of package.json)`,
          ),
        ]
      : ['The current documentation stays at its libraries.']),
    ...(freeze ? ['Then the version is frozen: built once, and linked by later builds.'] : []),
  ];
  if (dryRun) {
    plan.forEach((line) => log(line));
    if (moves.length > 0) {
      log('Trying it in a copy of the project, which takes some minutes …');
      const left = await commands.cutApart(movingArguments(given));
      log(
        left.length === 0
          ? 'All demos compile with these.'
          : `${left.length} demos do not compile with these, and would be left out of the current docs:`,
      );
      for (const { page, demo, faults } of left) {
        log(`  ${path.posix.dirname(page)}/${demo}.tsx`);
        faults.forEach((fault) => log(`    ${fault}`));
      }
    }
    log('This was a dry run: nothing was written.');
    return;
  }

  const { mended, left, grown } = await inTransaction(siteDir, async (transaction, step) => {
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
    const packages = [...aliases, ...specifiersOf(moves)];
    await keepVersion(
      site,
      { instance, version, libraries },
      {
        packages,
        overrides,
        reason: `The move to ${mainPackages[instance]} ${next} asked for it.`,
      },
      transaction,
      step,
    );
    const [doubled] = doubledPackages(siteDir, Object.keys(libraries));
    if (doubled) {
      const { name, version: top, within, other } = doubled;
      throw new Refusal(
        `${name} would be installed twice, as ${top} and for ${within} as ${other}: demos of both would not know each other's types. Give a --next that all libraries have, such as ${other}`,
      );
    }
    if (moves.length === 0) return { mended: [], left: [], grown: [] };
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
    const codemods = await codemodsFor(commands, instance, moves);
    const mended = await mendDemos(site, { codemods, renames }, transaction, step);
    const left = await leaveOut(site, transaction, step);
    const grown = longDemos(
      mended.map(({ file }) => file),
      currentDemos(siteDir),
      (file) => fs.readFileSync(path.join(siteDir, file), 'utf8'),
    );
    if (grown.length > 0) {
      const all = [...new Set([...readLongDemos(siteDir), ...grown])];
      transaction.write(longDemosFile, await formatJson(all));
    }
    if (left.length > 0) {
      const listed = left.map(({ demo, faults }): LeftOutDemo => ({
        page: `${demo.folder}/index.mdx`,
        demo: demo.name,
        since: next!,
        faults: faults.map(formatFault),
      }));
      transaction.write(leftOutFile, await formatJson([...readLeftOut(siteDir), ...listed]));
      step();
    }
    return { mended, left, grown };
  });
  forgetBundlerCache(siteDir);

  plan.forEach((line) => log(line));
  if (mended.length > 0) {
    log(
      `${mended.length} files of demos did not compile with the next version, and do with names of it. Read them in git diff:`,
    );
    for (const { file, renames } of mended) {
      const names = renames.map(({ from, to }) => `${from} → ${to}`).join(', ');
      log(`  ${file}: ${names || 'by the codemods of the library'}`);
    }
  }
  if (grown.length > 0) {
    log(
      `${grown.length} of them are longer now than a demo may be. Builds take them; ${longDemosFile} lists them, and npm run content:check fails until they are shorter.`,
    );
  }
  if (left.length > 0) {
    log(
      `${left.length} demos do not compile with the next version. They are left out of the current docs in every language; ${paths.cutPages(version)}/ keeps those of its pages:`,
    );
    for (const { demo, faults } of left) {
      log(`${demo.folder}/${demo.name}.tsx`);
      log(formatFaults(faults));
    }
    log(
      `A comment marks the place of each. ${leftOutFile} lists them, and npm run content:check fails until it is empty: mend each demo and take its comment away, or take both out with the text that speaks of it.`,
    );
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
  const after = [
    ...(moves.length > 0
      ? [
          'npm run api -- --missing prints the nodes that the page tree lacks for new exports, with their titles in Chinese to write.',
          'npm run api:history takes the releases in between into the facts about versions.',
          'npm run test:unit names what else lists exports of the libraries: packages of demos, synonyms and messages of the search.',
          'npm run content:check and npm run i18n:check name pages that link to what is gone.',
        ]
      : []),
    'Look at git diff, run npm test, and commit.',
  ];
  log('Done. What is next:');
  after.forEach((line, index) => log(`  ${index + 1}. ${line}`));
}
