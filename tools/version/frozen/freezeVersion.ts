import fs from 'node:fs';
import path from 'node:path';
import type { VersionsTable } from '../../../config/versions';
import { writeArtefact } from '../../../plugins/frozen-versions/lib/artefactStore';
import {
  manifestFile,
  manifestFormat,
  nameOf,
  type FrozenVersion,
} from '../../../plugins/frozen-versions/lib/manifest';
import { settingFolder } from '../../../plugins/frozen-versions/lib/source';
import { Refusal } from '../../command/refusal.cjs';
import { dropVersion } from '../files/dropVersion';
import { inTransaction } from '../files/inTransaction';
import {
  demandCleanTree,
  forgetBundlerCache,
  readDependencies,
  readTable,
} from '../files/siteFiles';
import { instancePaths } from '../instancePaths';
import type { Site } from '../types';
import { unneededAliases } from '../unneededAliases';
import { collectArtefact, folderOf, type BuiltVersion } from './collectArtefact';
import { describeArtefact } from './describeArtefact';
import { manifestText, readFrozen } from './frozenFiles';
import type { FreezeArguments } from './parseFreezeArguments';

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The folder in which an artefact is written. @throws where `FROZEN_VERSIONS` is an address */
export function writableFolder(site: Site): string {
  const folder = settingFolder(site.siteDir, site.frozenPlace);
  if (folder !== undefined) return folder;
  throw new Refusal(
    `FROZEN_VERSIONS is ${site.frozenPlace}, and a command writes into a folder only. Set it to a folder, and upload what is in that to the address afterwards`,
  );
}

function demandFreezable(
  { instance, version }: FreezeArguments,
  table: VersionsTable,
  frozen: readonly FrozenVersion[],
): void {
  const kept = Object.keys(table.versions[instance]);
  if (kept.includes(version)) return;
  if (frozen.some((each) => each.instance === instance && each.version === version)) {
    throw new Refusal(
      `Version ${version} of "${instance}" is frozen already. To build a page of it anew, use npm run version:patch; to bring it back, npm run version:thaw`,
    );
  }
  throw new Refusal(
    `There is no version ${version} of "${instance}" to freeze. ${kept.length > 0 ? `There are ${kept.join(', ')}` : 'None was cut yet: npm run version:cut does that'}`,
  );
}

/** Reads the sitemaps of a build by language. */
export function readSitemaps({ out, locales }: BuiltVersion): Record<string, string> {
  return Object.fromEntries(
    locales.map((locale) => {
      const file = path.join(out, folderOf(locale, locales), 'sitemap.xml');
      return [locale, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''];
    }),
  );
}

/** Demands that no link of the version leads to a page of it that was not built. */
export function demandWhole(of: BuiltVersion, dead: readonly string[]): void {
  if (dead.length === 0) return;
  const shown = dead.slice(0, 10).map((line) => `  ${line}`);
  throw new Refusal(
    `Pages of ${nameOf(of)} link to pages that it does not have, and a frozen version is not built again:\n${shown.join('\n')}${dead.length > 10 ? `\n  and ${dead.length - 10} more` : ''}\nMend the links in ${instancePaths(of.instance).cutPages(of.version)}, commit, and try again.`,
  );
}

/**
 * Freezes a kept version: builds it once in every language, writes the artefact, and leaves in the repository what later builds have to
 * know of it. Pages, demos and translations stay as they are, for `version:thaw` and `version:patch`. Either all of it happens or nothing,
 * but for the artefact, which is of no use to anybody without an entry in the manifest.
 * @throws a refusal with what, why and how to mend
 */
export async function freezeVersion(site: Site, given: FreezeArguments): Promise<void> {
  const { siteDir, commands, log, locales, siteUrl, baseUrl } = site;
  const { instance, version, dryRun, isUncommitted } = given;
  const paths = instancePaths(instance);
  const table = readTable(siteDir);
  const frozen = readFrozen(siteDir);
  if (!isUncommitted) await demandCleanTree(commands);
  demandFreezable(given, table, frozen);
  const folder = writableFolder(site);
  const libraries = table.versions[instance][version]!;
  const installed = readDependencies(siteDir);
  const aliases = unneededAliases(table, given).filter((alias) => installed[alias] !== undefined);
  const plan = [
    `Version ${version} of "${instance}" is built once in ${locales.join(', ')} for ${siteUrl}${baseUrl}, and linked by later builds:`,
    `  the artefact → ${folder}`,
    `  what builds know of it → ${manifestFile}`,
    `  ${paths.cutPages(version)} and its translations stay as they are, and no build reads them`,
    ...(aliases.length > 0 ? [`  uninstalled: ${aliases.join(', ')}`] : []),
  ];
  if (dryRun) {
    plan.forEach((line) => log(line));
    log('This was a dry run: nothing was built or written.');
    return;
  }

  log(`Building ${nameOf(given)} in ${locales.join(', ')} …`);
  const { redirects, homes } = site.frozenFacts(instance, version);
  const out = await commands.buildVersion(instance, version);
  const of: BuiltVersion = { out, instance, version, locales };
  const files = collectArtefact(of);
  const sitemaps = readSitemaps(of);
  const { pages, scripts, dead } = describeArtefact(files, of, { baseUrl, sitemaps });
  demandWhole(of, dead);
  log(`Writing ${files.size} files …`);
  const written = writeArtefact(folder, { instance, version }, files);
  const entry: FrozenVersion = {
    format: manifestFormat,
    instance,
    version,
    digest: written.digest,
    files: written.files.length,
    bytes: written.bytes,
    siteUrl,
    baseUrl,
    locales: [...locales],
    pages,
    redirects,
    homes,
    libraries,
    scripts,
    madeBy: site.madeBy,
  };
  fs.rmSync(out, { recursive: true, force: true });

  await inTransaction(siteDir, async (transaction, step) => {
    const { [version]: _, ...others } = table.versions[instance];
    const recorded = { ...table, versions: { ...table.versions, [instance]: others } };
    transaction.write(manifestFile, await manifestText([...frozen, entry]));
    await dropVersion(site, given, { recorded, aliases }, transaction, step);
  });
  forgetBundlerCache(siteDir);
  plan.forEach((line) => log(line));
  log(
    `${pages.length} pages, ${written.files.length} files of ${megabytes(written.bytes)}; ${written.objects} of them are new in ${folder}, with ${megabytes(written.added)}.`,
  );
  log(`Digest: ${written.digest}`);
  log(
    'Done. Keep the folder where builds find it (FROZEN_VERSIONS), look at git diff, run npm test, and commit.',
  );
}
