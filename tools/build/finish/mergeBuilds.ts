import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../command/refusal.cjs';
import { readRecords, recordFile, type BuildRecord } from './buildRecord';
import { findDifference } from './findDifference';

/** A build of some languages. */
interface Shard {
  folder: string;
  records: BuildRecord[];
}

function readShard(folder: string): Shard {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Refusal(
      `${folder} is no folder. Give the folders that npm run build has written.`,
      1,
    );
  }
  const records = readRecords(folder);
  if (records.length === 0) {
    throw new Refusal(
      `${folder} is no build: it has no ${path.dirname(recordFile('en'))}. Build it with npm run build -- --locale <language>.`,
      1,
    );
  }
  return { folder, records };
}

function demandSame(shards: readonly Shard[]): void {
  const records = shards.flatMap(({ folder, records: of }) =>
    of.map((record) => ({ ...record, folder })),
  );
  const nameOf = ({ folder, locale }: { folder: string; locale: string }) =>
    `${folder} (${locale})`;
  const difference = findDifference(records, nameOf);
  if (difference) throw new Refusal(`${difference}. Build both of the same.`, 1);
  const unknown = records.find(({ source }) => source === '');
  if (unknown) {
    throw new Refusal(
      `${nameOf(unknown)} was built without git, so nobody can tell whether all are of one commit. Build each in a checkout, with git installed.`,
      1,
    );
  }
}

/**
 * Puts builds of single languages together, beside the place and then into it, so that it is all there or not at all.
 * @param folders - absolute, each with the build of one or more languages
 * @param into - absolute; must not be there, or be empty
 * @param locales - that the whole has, the default one first
 * @param finish - what is done to the whole before it is put into its place
 * @throws a refusal that says what is wrong where, and nothing is written then
 */
export function mergeBuilds(
  folders: readonly string[],
  into: string,
  locales: readonly string[],
  finish: (folder: string) => void,
): void {
  const shards = folders.map(readShard);
  demandSame(shards);
  const of = new Map<string, string>();
  for (const { folder, records } of shards) {
    for (const { locale } of records) {
      const other = of.get(locale);
      if (other !== undefined) {
        throw new Refusal(
          `${other} and ${folder} both have the language "${locale}". Leave one out.`,
          1,
        );
      }
      of.set(locale, folder);
    }
  }
  const missing = locales.filter((locale) => !of.has(locale));
  if (missing.length > 0) {
    throw new Refusal(
      `No build has the language "${missing.join('", "')}". Build it: npm run build -- --locale ${missing[0]}`,
      1,
    );
  }
  if (fs.existsSync(into) && fs.readdirSync(into).length > 0) {
    throw new Refusal(`${into} is not empty. Remove it, or give another folder with --out.`, 1);
  }
  const [first, ...others] = locales as [string, ...string[]];
  const beside = `${into}.${randomUUID().slice(0, 8)}`;
  try {
    fs.cpSync(of.get(first)!, beside, {
      recursive: true,
      // Other languages come from their own builds.
      filter: (file) => !others.includes(path.relative(of.get(first)!, file)),
    });
    for (const locale of others) {
      const from = of.get(locale)!;
      const folder = path.join(from, locale);
      if (!fs.existsSync(folder)) {
        throw new Refusal(
          `${from} says that it has "${locale}", and has no folder of that name.`,
          1,
        );
      }
      fs.cpSync(folder, path.join(beside, locale), { recursive: true });
      fs.cpSync(path.join(from, recordFile(locale)), path.join(beside, recordFile(locale)));
    }
    finish(beside);
    fs.rmSync(into, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(into), { recursive: true });
    fs.renameSync(beside, into);
  } catch (error) {
    fs.rmSync(beside, { recursive: true, force: true });
    throw error;
  }
}
