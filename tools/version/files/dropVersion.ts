import type { DocsInstance } from '../../../config/page-tree';
import type { VersionsTable } from '../../../config/versions';
import { instancePaths } from '../instancePaths';
import type { Site } from '../types';
import { formatJson } from './formatJson';
import { keepPackages, readVersionList, tableFile } from './siteFiles';
import type { Transaction } from './transaction';

/**
 * Takes a version off Docusaurus's list, writes the table as it is without it, and uninstalls packages.
 * @param aliases - of the packages that nothing needs then
 * @param step - is called between steps
 */
export async function dropVersion(
  { siteDir, commands, log }: Pick<Site, 'siteDir' | 'commands' | 'log'>,
  { instance, version }: { instance: DocsInstance; version: string },
  { recorded, aliases }: { recorded: VersionsTable; aliases: readonly string[] },
  transaction: Transaction,
  step: () => void,
): Promise<void> {
  const paths = instancePaths(instance);
  const list = readVersionList(siteDir, paths.list).filter((each) => each !== version);
  // Without versions there is no such file, as before the first cut.
  if (list.length === 0) transaction.remove(paths.list);
  else transaction.write(paths.list, await formatJson(list));
  transaction.write(tableFile, await formatJson(recorded));
  step();
  if (aliases.length === 0) return;
  log(`Uninstalling ${aliases.length} packages …`);
  keepPackages(transaction, commands);
  await commands.uninstall([...aliases]);
}
