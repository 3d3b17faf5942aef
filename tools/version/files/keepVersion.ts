import fs from 'node:fs';
import path from 'node:path';
import type { VersionsTable } from '../../../config/versions';
import type { FrozenVersion } from '../../../plugins/frozen-versions/lib/manifest';
import { compareVersions } from '../compareVersions';
import { instancePaths } from '../instancePaths';
import type { Site } from '../types';
import { formatJson } from './formatJson';
import { keepPackages, readTable, readVersionList, tableFile } from './siteFiles';
import type { Transaction } from './transaction';
import { withOverrides } from './withOverrides';

/** What npm is to install. */
interface Installation {
  /** As npm takes them. */
  packages: readonly string[];
  /** Versions that package.json lays down for everybody from now on, by package. */
  overrides?: Readonly<Record<string, string>> | undefined;
  /** Why it does. */
  reason?: string;
}

/**
 * Writes into Docusaurus's list and into the table that a version is a kept one, and installs packages.
 * @param version - with the libraries that it documents
 * @param step - is called between steps
 */
export async function keepVersion(
  { siteDir, commands, log }: Pick<Site, 'siteDir' | 'commands' | 'log'>,
  { instance, version, libraries }: Pick<FrozenVersion, 'instance' | 'version' | 'libraries'>,
  { packages, overrides, reason = '' }: Installation,
  transaction: Transaction,
  step: () => void,
): Promise<void> {
  const paths = instancePaths(instance);
  const table = readTable(siteDir);
  // Newest first, as Docusaurus wants its list.
  const list = [...readVersionList(siteDir, paths.list), version].toSorted((a, b) =>
    compareVersions(b, a),
  );
  const all = { ...table.versions[instance], [version]: libraries };
  const recorded: VersionsTable = {
    ...table,
    versions: {
      ...table.versions,
      [instance]: Object.fromEntries(list.map((each) => [each, all[each]!])),
    },
  };
  transaction.write(paths.list, await formatJson(list));
  transaction.write(tableFile, await formatJson(recorded));
  step();
  if (packages.length === 0) return;
  log(`Installing ${packages.length} packages …`);
  keepPackages(transaction, commands);
  if (overrides !== undefined) {
    const manifest = fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8');
    transaction.write('package.json', withOverrides(manifest, overrides, reason));
  }
  await commands.install([...packages]);
  step();
}
