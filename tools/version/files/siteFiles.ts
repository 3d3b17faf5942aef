import fs from 'node:fs';
import path from 'node:path';
import { parseVersions, type VersionsTable } from '../../../config/versions';
import { parseJson } from '../../../plugins/support/parseJson';
import type { Transaction } from './transaction';
import { Refusal } from '../../command/refusal.cjs';
import type { Commands } from '../types';

function readJson(siteDir: string, file: string): unknown {
  return parseJson(file, fs.readFileSync(path.join(siteDir, file), 'utf8'));
}

/** The table of versions as it is on disk now. */
export function readTable(siteDir: string): VersionsTable {
  return parseVersions(readJson(siteDir, tableFile));
}

export const tableFile = 'config/documentedVersions.json';

interface Manifest {
  dependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

function readManifest(siteDir: string): Manifest {
  return readJson(siteDir, 'package.json') as Manifest;
}

/** The dependencies that package.json lists now. */
export function readDependencies(siteDir: string): Record<string, string> {
  return readManifest(siteDir).dependencies ?? {};
}

/** Names of the packages whose version package.json lays down for everybody. */
export function readOverrides(siteDir: string): string[] {
  return Object.keys(readManifest(siteDir).overrides ?? {});
}

/** Docusaurus's list of cut versions, newest first; empty if there is no such file. */
export function readVersionList(siteDir: string, list: string): string[] {
  return fs.existsSync(path.join(siteDir, list)) ? (readJson(siteDir, list) as string[]) : [];
}

/**
 * Demands that git knows everything as it is: a version is one commit, and what a failure takes back is
 * then exactly what the tool did.
 */
export async function demandCleanTree(commands: Pick<Commands, 'changedFiles'>): Promise<void> {
  const changed = await commands.changedFiles();
  if (changed.length === 0) return;
  const shown = changed.slice(0, 5).join(', ');
  throw new Refusal(
    `The working tree is not clean (${shown}${changed.length > 5 ? ` and ${changed.length - 5} more` : ''}); the change of version would mix with that. Commit or stash it first`,
  );
}

/** What the bundler keeps between builds: it does not notice that an alias means something else now. */
export function forgetBundlerCache(siteDir: string): void {
  fs.rmSync(path.join(siteDir, 'node_modules/.cache/rspack'), { recursive: true, force: true });
}

/** Remembers the installed packages, because npm is about to change them. */
export function keepPackages(
  transaction: Transaction,
  commands: Pick<Commands, 'installFromLockfile'>,
): void {
  const keep = () => {
    transaction.keep('package.json');
    transaction.keep('package-lock.json');
  };
  // Taken back from the end: first both files, then what is installed, then what npm made of the files.
  keep();
  transaction.onRollback(() => commands.installFromLockfile());
  keep();
}
