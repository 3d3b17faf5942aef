import fs from 'node:fs';
import path from 'node:path';
import { keptPages } from '../../config/keptPages';
import { parseVersions, type VersionsTable } from '../../config/versions';
import { snapshotFile } from '../../plugins/page-tree/lib/treeSnapshot';
import { liveRedirects } from '../../plugins/redirects/lib/liveRedirects';
import { compareVersions } from './compareVersions';
import { carryOut } from './files/carryOut';
import { dropVersion } from './files/dropVersion';
import { instancePaths } from './instancePaths';
import { filesBelow } from './demos/listDemos';
import { isFrozen } from './frozen/frozenFiles';
import type { ArchiveArguments } from './parseArchiveArguments';
import { demandCleanTree, readDependencies, readTable, tableFile } from './files/siteFiles';
import { Refusal } from '../command/refusal.cjs';
import type { Site } from './types';
import { unneededAliases } from './unneededAliases';

function demandCut(
  siteDir: string,
  table: VersionsTable,
  { instance, version }: ArchiveArguments,
): void {
  const cut = Object.keys(table.versions[instance]);
  if (cut.includes(version)) return;
  if (isFrozen(siteDir, { instance, version })) {
    throw new Refusal(
      `Version ${version} of "${instance}" is frozen. To archive it, bring it back first: npm run version:thaw -- ${instance} ${version}`,
    );
  }
  const archived = table.archived.find(
    (one) => one.instance === instance && one.version === version,
  );
  if (archived) {
    throw new Refusal(
      `Version ${version} of "${instance}" is archived already, at ${archived.href}. To change the address, edit ${tableFile}`,
    );
  }
  throw new Refusal(
    `There is no version ${version} of "${instance}" to archive. ${cut.length > 0 ? `There are ${cut.join(', ')}` : 'None was cut yet: npm run version:cut does that'}`,
  );
}

/** Demands that the site builds with what is about to be recorded: nobody could archive it anew. */
function demandBuildable({ trees, movedAddresses }: Site, recorded: VersionsTable): void {
  try {
    liveRedirects({ ...movedAddresses(parseVersions(recorded)), trees, isWritten: () => true });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      `With what would be recorded in ${tableFile}, every later build would stop:\n${problem}\nNothing was changed. Give another address, or rename the pages that are named here`,
    );
  }
}

/**
 * The pages of a cut version, as the table records them: those that are there, and by its tree those of the API reference, which are no
 * files before a build has compiled them.
 */
function pagesOf(siteDir: string, { instance, version }: ArchiveArguments): string[] {
  const cutPages = instancePaths(instance).cutPages(version);
  const there = filesBelow(siteDir, cutPages)
    .filter((file) => file.endsWith('/index.mdx'))
    .map((file) => path.posix.dirname(file).slice(cutPages.length + 1));
  // A version that has lost its tree can only be archived.
  const hasTree = fs.existsSync(path.join(siteDir, snapshotFile(instance, version)));
  const named = hasTree ? keptPages(siteDir, instance, version) : [];
  const root = instance === 'x' ? /^\/x\/?/ : /^\//;
  return [...new Set([...there, ...named.map((page) => page.replace(root, ''))])].toSorted();
}

/**
 * Takes a cut version out of the build and leaves a link and redirects to where it is now. Either all of it
 * happens or nothing.
 * @throws a refusal with what, why and how to mend
 */
export async function archiveVersion(site: Site, given: ArchiveArguments): Promise<void> {
  const { siteDir, translations, commands } = site;
  const { instance, version, href, dryRun } = given;
  const paths = instancePaths(instance);
  const table = readTable(siteDir);
  await demandCleanTree(commands);
  demandCut(siteDir, table, given);

  const installed = readDependencies(siteDir);
  const aliases = unneededAliases(table, given).filter((alias) => installed[alias] !== undefined);
  const pages = pagesOf(siteDir, given);
  const removed = [
    paths.cutPages(version),
    paths.cutSidebars(version),
    ...translations.flatMap((locale) => [
      paths.translatedPages(locale, version),
      paths.translatedSidebars(locale, version),
    ]),
  ].filter((place) => fs.existsSync(path.join(siteDir, place)));
  const { [version]: _, ...others } = table.versions[instance];
  const recorded: VersionsTable = {
    versions: { ...table.versions, [instance]: others },
    archived: [...table.archived, { instance, version, href, pages }].sort((a, b) =>
      compareVersions(b.version, a.version),
    ),
  };
  demandBuildable(site, recorded);
  const plan = [
    `Version ${version} of "${instance}" is at ${href} from now on:`,
    ...removed.map((place) => `  removed: ${place}`),
    `  ${pages.length} pages are redirected, and the version's entry in the menu leads there (${tableFile})`,
    ...(aliases.length > 0 ? [`  uninstalled: ${aliases.join(', ')}`] : []),
  ];
  await carryOut(site, { plan, dryRun }, async (transaction, step) => {
    removed.forEach((place) => transaction.remove(place));
    step();
    await dropVersion(site, given, { recorded, aliases }, transaction, step);
  });
}
