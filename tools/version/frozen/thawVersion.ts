import fs from 'node:fs';
import path from 'node:path';
import {
  manifestFile,
  nameOf,
  type FrozenVersion,
} from '../../../plugins/frozen-versions/lib/manifest';
import { snapshotFile } from '../../../plugins/page-tree/lib/treeSnapshot';
import { Refusal } from '../../command/refusal.cjs';
import { carryOut } from '../files/carryOut';
import { keepVersion } from '../files/keepVersion';
import { demandCleanTree, readDependencies, tableFile } from '../files/siteFiles';
import { instancePaths } from '../instancePaths';
import type { Site } from '../types';
import { demandFrozen, manifestText, readFrozen } from './frozenFiles';
import type { FreezeArguments } from './parseFreezeArguments';

/** Demands that what a version is made of is there still. */
export function demandSources({ siteDir }: Site, { instance, version }: FrozenVersion): void {
  const paths = instancePaths(instance);
  const missing = [
    paths.cutPages(version),
    snapshotFile(instance, version),
    paths.cutSidebars(version),
  ].filter((place) => !fs.existsSync(path.join(siteDir, place)));
  if (missing.length === 0) return;
  throw new Refusal(
    `${missing.join(', ')} of ${nameOf({ instance, version })} ${missing.length > 1 ? 'are' : 'is'} not there, so nothing can be built of it. Restore it from the commit that froze the version`,
  );
}

/** What has to be installed to build a version, as npm takes it. */
export function missingPackages(
  siteDir: string,
  { libraries }: Pick<FrozenVersion, 'libraries'>,
): string[] {
  const installed = readDependencies(siteDir);
  return Object.entries(libraries)
    .filter(([, { alias }]) => installed[alias] === undefined)
    .map(([name, { version, alias }]) => `${alias}@npm:${name}@${version}`);
}

/**
 * Makes a frozen version an ordinary kept one again. Either all of it happens or nothing.
 * @throws a refusal with what, why and how to mend
 */
export async function thawVersion(
  site: Site,
  { instance, version, dryRun }: FreezeArguments,
): Promise<void> {
  const { siteDir, commands } = site;
  await demandCleanTree(commands);
  const frozen = readFrozen(siteDir);
  const entry = demandFrozen(frozen, { instance, version });
  demandSources(site, entry);
  const packages = missingPackages(siteDir, entry);
  const plan = [
    `Version ${version} of "${instance}" is built with the site again:`,
    `  its entry in ${manifestFile} → ${tableFile}, ${instancePaths(instance).list}`,
    ...(packages.length > 0 ? [`  installed: ${packages.join(', ')}`] : []),
  ];
  await carryOut(site, { plan, dryRun }, async (transaction, step) => {
    transaction.write(manifestFile, await manifestText(frozen.filter((each) => each !== entry)));
    await keepVersion(site, entry, { packages }, transaction, step);
  });
}
