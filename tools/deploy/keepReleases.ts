import fs from 'node:fs';
import path from 'node:path';
import { i18n } from '../../config/i18n';
import { languageFolders, type HostingTable } from '../../plugins/hosting/lib/hostingTable';
import { filesBelow } from '../../plugins/support/filesBelow';
import { parseJson } from '../../plugins/support/parseJson';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { digestFile } from '../build/finish/buildDigest';
import { readRecords } from '../build/finish/buildRecord';
import { findDifference } from '../build/finish/findDifference';
import { Refusal } from '../command/refusal.cjs';

/** A release that was put into a folder. */
interface Release {
  /** Of the build. */
  digest: string;
  /** Its files whose path names their text, relative to the folder. */
  files: string[];
  /** Of one that was broken off, or is put there now: none of its pages has been served. */
  isBegun?: boolean;
}

/** What is done to a folder. */
export interface Deployment {
  /** Files that are written, in this order: what pages ask for, then pages. */
  written: string[];
  /** Files that go away after that. */
  removed: string[];
  /** Digests of the releases whose files are there then, the newest first. */
  releases: string[];
}

const recordName = '.hosting/releases.json';

const namesBelow = (folder: string) =>
  fs.existsSync(folder)
    ? filesBelow(folder).map((file) => path.relative(folder, file).split(path.sep).join('/'))
    : [];

function readBuild(build: string): { table: HostingTable; digest: string } {
  const refuse = (what: string) =>
    new Refusal(
      `${build} is no build of all languages: ${what}. Run npm run build, or npm run build:merge, first.`,
      1,
    );
  const file = path.join(build, '.hosting/table.json');
  if (!fs.existsSync(file)) throw refuse('it has no .hosting/table.json');
  const table = parseJson(file, fs.readFileSync(file, 'utf8')) as HostingTable;
  const records = readRecords(build);
  const missing = [i18n.defaultLocale, ...table.languages].filter((language) =>
    records.every(({ locale }) => locale !== language),
  );
  if (missing.length > 0) throw refuse(`it has no ${missing.join(', ')}`);
  const difference = findDifference(records);
  if (difference) throw refuse(difference);
  const mark = path.join(build, digestFile);
  if (!fs.existsSync(mark)) throw refuse(`it has no ${digestFile}, as one that has not ended`);
  return { table, digest: fs.readFileSync(mark, 'utf8').trim() };
}

function parseReleases(file: string): Release[] {
  try {
    const releases = JSON.parse(fs.readFileSync(file, 'utf8')) as Release[];
    if (releases.every(({ digest, files }) => digest && Array.isArray(files))) return releases;
  } catch {
    // Said below.
  }
  throw new Refusal(
    `${file} is damaged, so nobody knows which files tabs may still ask for. Restore it, or write [] into it to keep those of the new release alone.`,
    1,
  );
}

function readReleases(folder: string): Release[] {
  const file = path.join(folder, recordName);
  if (fs.existsSync(file)) return parseReleases(file);
  const strangers = namesBelow(folder);
  if (strangers.length > 0) {
    throw new Refusal(
      `${folder} has ${strangers.length} files and no ${recordName}, so it was not filled by this command. Give an empty folder, or one that it has filled.`,
      1,
    );
  }
  return [];
}

/** Writes a file beside its place and renames it: who reads it has the one or the other. A time that stays makes the same ETag. */
function put(from: string, to: string): void {
  const { atime, mtime } = fs.statSync(from);
  // What was a folder in an earlier release.
  if (fs.statSync(to, { throwIfNoEntry: false })?.isDirectory()) fs.rmSync(to, { recursive: true });
  writeAtomically(to, fs.readFileSync(from));
  fs.utimesSync(to, atime, mtime);
}

/** The folders in which files lie, relative to the same place as they. */
function foldersOf(names: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const name of names) {
    for (let at = path.posix.dirname(name); at !== '.'; at = path.posix.dirname(at))
      folders.add(at);
  }
  return folders;
}

/**
 * Puts a build into the folder from which a host serves, while it does. Files whose path names their text stay for as many releases as
 * asked for, so that a tab that is open goes on; all else becomes what the build has. Files that pages ask for come before the pages,
 * and nothing goes away before all is there: a run that is broken off leaves a site that works.
 * @param build - absolute, of all languages
 * @param folder - absolute; missing, empty, or filled by this command
 * @param most - releases whose files are kept, with the new one
 * @param dryRun - whether nothing is written
 * @throws a refusal if one of them is something else
 */
export function keepReleases(
  build: string,
  folder: string,
  most: number,
  dryRun = false,
): Deployment {
  const { table, digest } = readBuild(build);
  const lasting = languageFolders(table).flatMap((language) =>
    table.caching.namedByContent.map((each) => `${language}${each}`.slice(1)),
  );
  const isLasting = (name: string) => lasting.some((each) => name.startsWith(each));
  // Nobody has a tab of a release whose pages never came.
  const served = readReleases(folder).filter((release) => !release.isBegun);
  const before = served.filter((release) => release.digest !== digest);
  const names = namesBelow(build);
  const files = names.filter(isLasting);
  const releases = [{ digest, files }, ...before].slice(0, most);
  const stays = new Set([...names, ...releases.flatMap((release) => release.files), recordName]);
  const there = new Set(namesBelow(folder));
  // What is there by this name has this text.
  const fresh = files.filter((name) => !there.has(name));
  const others = names.filter((name) => !isLasting(name));
  const written = [...fresh, ...others];
  const removed = [...there].filter((name) => !stays.has(name));
  const deployment = { written, removed, releases: releases.map((release) => release.digest) };
  if (dryRun) return deployment;
  const remember = (these: readonly Release[]) =>
    writeAtomically(path.join(folder, recordName), JSON.stringify(these));
  const copy = (these: readonly string[]) => {
    for (const name of these) put(path.join(build, name), path.join(folder, name));
  };
  // Known before it is there: after a run that was broken off, the next one knows whose files these are.
  const isBegun = served.length === before.length;
  remember([isBegun ? { digest, files, isBegun } : { digest, files }, ...before]);
  const folders = foldersOf(names);
  for (const name of there) if (folders.has(name)) fs.rmSync(path.join(folder, name));
  copy(fresh);
  // From its first page on, a tab may have it.
  remember([{ digest, files }, ...before]);
  copy(others);
  const own = new Set(names);
  for (const name of removed) {
    // A folder has come in its place, or a file in that of a folder above it.
    const isReplaced = folders.has(name) || [...foldersOf([name])].some((each) => own.has(each));
    if (!isReplaced) fs.rmSync(path.join(folder, name), { force: true });
  }
  remember(releases);
  return deployment;
}
