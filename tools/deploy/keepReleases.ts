import fs from 'node:fs';
import path from 'node:path';
import { languageFolders, type HostingTable } from '../../plugins/hosting/lib/hostingTable';
import { filesBelow } from '../../plugins/support/filesBelow';
import { writeAtomically } from '../../plugins/support/writeAtomically';
import { Refusal } from '../command/refusal.cjs';

/** A release that was put into a folder. */
interface Release {
  /** Of the build. */
  digest: string;
  /** Its files whose path names their text, relative to the folder. */
  files: string[];
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

function readTable(build: string): HostingTable {
  const file = path.join(build, '.hosting/table.json');
  if (!fs.existsSync(file)) {
    throw new Refusal(
      `${build} is no build of all languages: it has no .hosting/table.json. Run npm run build, or npm run build:merge, first.`,
      1,
    );
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as HostingTable;
}

function readReleases(folder: string): Release[] {
  const file = path.join(folder, recordName);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Release[];
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
  writeAtomically(to, fs.readFileSync(from));
  fs.utimesSync(to, atime, mtime);
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
  const table = readTable(build);
  const digest = fs.readFileSync(path.join(build, '.hosting/digest'), 'utf8').trim();
  const lasting = languageFolders(table).flatMap((language) =>
    table.caching.namedByContent.map((each) => `${language}${each}`.slice(1)),
  );
  const isLasting = (name: string) => lasting.some((each) => name.startsWith(each));
  const before = readReleases(folder).filter((release) => release.digest !== digest);
  const names = namesBelow(build);
  const files = names.filter(isLasting);
  const releases = [{ digest, files }, ...before].slice(0, most);
  const stays = new Set([...names, ...releases.flatMap((release) => release.files), recordName]);
  const there = new Set(namesBelow(folder));
  const written = [
    // What is there by this name has this text.
    ...files.filter((name) => !there.has(name)),
    ...names.filter((name) => !isLasting(name)),
  ];
  const removed = [...there].filter((name) => !stays.has(name));
  const deployment = { written, removed, releases: releases.map((release) => release.digest) };
  if (dryRun) return deployment;
  // Known before it is there: after a run that was broken off, the next one knows whose files these are.
  const known = [{ digest, files }, ...before];
  writeAtomically(path.join(folder, recordName), JSON.stringify(known));
  for (const name of written) put(path.join(build, name), path.join(folder, name));
  for (const name of removed) fs.rmSync(path.join(folder, name), { force: true });
  writeAtomically(path.join(folder, recordName), JSON.stringify(releases));
  return deployment;
}
