import fs from 'node:fs';
import path from 'node:path';
import { env } from '../../../config/env';
import { hostingTable } from '../../../config/hosting';
import { i18n } from '../../../config/i18n';
import { hostFiles } from '../../../plugins/hosting/lib/hostFiles';
import { hostNotes } from '../../../plugins/hosting/lib/hostNotes';
import { listMoves } from '../../../plugins/hosting/lib/listMoves';
import { createPreloadReader, listPreloads } from '../../../plugins/hosting/lib/pagePreloads';
import { securityText } from '../../../plugins/hosting/lib/securityText';
import { finishPacks } from '../../../plugins/offline/lib/packs/finishPacks';
import { policyHashes } from '../../../plugins/policy/lib/headerPolicy';
import { parseJson } from '../../../plugins/support/parseJson';
import { writeAtomically } from '../../../plugins/support/writeAtomically';
import type { Redirect } from '../../../src/navigation/rules/paths/findRedirect';
import { buildDigest, builtFile, digestFile, readBuiltFiles, type BuiltFile } from './buildDigest';
import { readRecords, recordFile, type BuildRecord } from './buildRecord';
import { findDifference } from './findDifference';

/** What is known of the frozen versions in a build, so that nobody has to read them. */
export interface FrozenFiles {
  /** By name below the folder. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Hashes of the inline scripts of their pages. */
  scripts: readonly string[];
  /** Where they are below a build, in every language, known or not. */
  folders: readonly string[];
}

/** Bytes of a page within which its policy stands. */
const headLength = 16_384;

/**
 * What the heads of all pages say to hosts: the hashes of their inline scripts, and of the frame's (`.htm`) in which typed code runs, and
 * what pages load first.
 */
function readHeads(
  build: string,
  frozen: FrozenFiles,
): { hashes: string[]; preload: Record<string, string> } {
  const hashes = new Set<string>(frozen.scripts);
  const pages = new Map<string, readonly string[]>();
  const preloadsOf = createPreloadReader();
  const room = Buffer.alloc(headLength);
  const names = fs.readdirSync(build, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => /\.html?$/.test(each))) {
    const address = name.split(path.sep).join('/');
    if (frozen.files.has(address)) continue;
    const file = fs.openSync(path.join(build, name), 'r');
    try {
      const length = fs.readSync(file, room, 0, headLength, 0);
      const head = room.toString('utf8', 0, length);
      for (const hash of policyHashes(head)) hashes.add(hash);
      // Frozen pages have sheets of their own. Where their files are not known, as in a merge, they are among the others.
      const isFrozen = frozen.folders.some((folder) => address.startsWith(folder));
      if (path.basename(name) === 'index.html' && !isFrozen) pages.set(address, preloadsOf(head));
    } finally {
      fs.closeSync(file);
    }
  }
  const languages = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  return { hashes: [...hashes], preload: listPreloads(pages, languages) };
}

/**
 * Writes into a build what can be made only when all its languages are there and their HTML is final: the files of hosts, the offline
 * packs, what it was made of, and its digest.
 * @param build - absolute folder
 * @param built - the languages that were built now; of others, what an earlier build has written stays
 * @param frozen - what is known of the frozen versions that it has
 * @returns the digest, languages that are not there, and what is to be known of the build and the files of hosts; nothing where the
 * default language is not there, since those are its
 * @throws if the table of moved addresses is not there, a setting cannot stand in a host's configuration, or a pack names a file that is not
 * there
 */
export function finishBuild(
  build: string,
  built: readonly BuildRecord[],
  frozen: FrozenFiles = { files: new Map(), scripts: [], folders: [] },
): { digest: string; missing: string[]; notes: string[] } | undefined {
  for (const record of built) {
    writeAtomically(
      path.join(build, recordFile(record.locale)),
      `${JSON.stringify(record, null, 2)}\n`,
    );
  }
  const moved = path.join(build, 'redirects.json');
  if (!fs.existsSync(path.join(build, 'index.html')) || !fs.existsSync(moved)) return undefined;
  const redirects = parseJson(moved, fs.readFileSync(moved, 'utf8')) as Redirect[];
  const { hashes, preload } = readHeads(build, frozen);
  const table = hostingTable(env, hashes, preload);
  const files = hostFiles(table, listMoves(redirects));
  for (const [name, text] of Object.entries(files)) writeAtomically(path.join(build, name), text);
  const records = readRecords(build);
  const security = path.join(build, '.well-known/security.txt');
  fs.rmSync(security, { force: true });
  const committed = records[0]?.committed;
  const ownNotes: string[] = [];
  const difference = findDifference(records);
  if (difference) ownNotes.push(`${difference}: npm run build -- --afresh builds all of one.`);
  if (env.securityContact && !committed) {
    ownNotes.push(
      'SECURITY_CONTACT is set, but there is no security.txt: it is dated by the last commit, which git does not tell here.',
    );
  } else if (env.securityContact && committed) {
    const address = `${env.siteUrl}${env.baseUrl}.well-known/security.txt`;
    writeAtomically(security, securityText(env.securityContact, committed, address));
  }
  const packs = finishPacks(
    build,
    i18n.locales.map((locale) => (locale === i18n.defaultLocale ? '' : `${locale}/`)),
  );
  const all = readBuiltFiles(build, packs.look, frozen.files);
  for (const [name, text] of packs.write((name) => all.get(name))) {
    all.set(name, builtFile(Buffer.from(text)));
  }
  const digest = buildDigest(all);
  writeAtomically(path.join(build, digestFile), `${digest}\n`);
  const there = new Set(records.map(({ locale }) => locale));
  return {
    digest,
    missing: i18n.locales.filter((locale) => !there.has(locale)),
    notes: [...ownNotes, ...hostNotes(table, files)],
  };
}
