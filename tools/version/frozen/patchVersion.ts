import fs from 'node:fs';
import { writeArtefact } from '../../../plugins/frozen-versions/lib/artefactStore';
import {
  keepArtefact,
  keptFolder,
  keptObject,
} from '../../../plugins/frozen-versions/lib/keptArtefacts';
import {
  manifestFile,
  nameOf,
  type FrozenVersion,
} from '../../../plugins/frozen-versions/lib/manifest';
import { folderSource } from '../../../plugins/frozen-versions/lib/source';
import { Refusal } from '../../command/refusal.cjs';
import { inTransaction } from '../files/inTransaction';
import { keepVersion } from '../files/keepVersion';
import { demandCleanTree, forgetBundlerCache } from '../files/siteFiles';
import { Transaction } from '../files/transaction';
import type { Site } from '../types';
import { collectArtefact, rootOf, type BuiltVersion } from './collectArtefact';
import { describeArtefact } from './describeArtefact';
import { demandWhole, readSitemaps, writableFolder } from './freezeVersion';
import { demandFrozen, manifestText, readFrozen } from './frozenFiles';
import { mergePage } from './mergePage';
import type { PatchArguments } from './parsePatchArguments';
import { demandSources, missingPackages } from './thawVersion';

/** Demands that a page would be built for the address for which the others were built, which its own address and its scripts begin with. */
function demandSameAddress({ siteUrl, baseUrl }: Site, entry: FrozenVersion): void {
  if (entry.siteUrl === siteUrl && entry.baseUrl === baseUrl) return;
  const address = `${entry.siteUrl}${entry.baseUrl}`;
  throw new Refusal(
    `${nameOf(entry)} was frozen for ${address}, and the page would be built for ${siteUrl}${baseUrl}. Set SITE_URL to ${address} and try again`,
  );
}

/**
 * Builds one page of a frozen version anew. For as long as that takes, the version is an ordinary kept one, with its libraries installed; then all of that is
 * taken back, and only the digest in the manifest is another.
 * @throws a refusal with what, why and how to mend
 */
export async function patchVersion(site: Site, given: PatchArguments): Promise<void> {
  const { siteDir, commands, log, baseUrl } = site;
  const { instance, version, page, dryRun } = given;
  await demandCleanTree(commands);
  const frozen = readFrozen(siteDir);
  const entry = demandFrozen(frozen, given);
  demandSources(site, entry);
  demandSameAddress(site, entry);
  if (!entry.pages.some(({ path }) => path === page)) {
    throw new Refusal(
      `${nameOf(given)} has no page ${page}. Give its address inside the version, for example --page ${entry.pages.at(-1)!.path}`,
    );
  }
  const folder = writableFolder(site);
  const packages = missingPackages(siteDir, entry);
  const plan = [
    `The page ${page} of ${nameOf(given)} is built anew in ${entry.locales.join(', ')}:`,
    ...(packages.length > 0 ? [`  installed for that: ${packages.join(', ')}`] : []),
    `  the artefact → ${folder}`,
    `  its digest → ${manifestFile}`,
  ];
  if (dryRun) {
    plan.forEach((line) => log(line));
    log('This was a dry run: nothing was built or written.');
    return;
  }
  const kept = keptFolder(siteDir);
  const { files } = await keepArtefact(kept, entry, folderSource(folder)).catch(
    (error: unknown) => {
      throw new Refusal(
        `The artefact of ${nameOf(given)} cannot be read: ${(error as Error).message}`,
      );
    },
  );
  const before = new Map(files.map(({ path, digest }) => [path, keptObject(kept, digest)]));

  const of: BuiltVersion = { out: '', instance, version, locales: entry.locales };
  const others = frozen.filter((each) => each !== entry);
  const unfrozen = new Transaction(siteDir);
  try {
    unfrozen.write(manifestFile, await manifestText(others));
    await keepVersion(site, entry, { packages }, unfrozen, () => {});
    log(`Building ${nameOf(given)} in ${entry.locales.join(', ')} …`);
    of.out = await commands.buildVersion(instance, version);
  } finally {
    const failures = await unfrozen.rollback();
    if (failures.length > 0) {
      log(
        `Not everything could be taken back: ${failures.map(({ message }) => message).join('; ')}. Run git restore . && git clean -fd && npm ci`,
      );
    }
  }
  const now = collectArtefact(of);
  const { pages, scripts, dead } = describeArtefact(now, of, {
    baseUrl,
    sitemaps: readSitemaps(of),
  });
  const own = `${rootOf(of)}${page === '/' ? '' : page}/index.html`;
  demandWhole(
    of,
    dead.filter((line) => line.split(' ')[0]!.endsWith(`/${own}`)),
  );
  const merged = mergePage(before, now, page, of, baseUrl);
  const written = writeArtefact(folder, { instance, version }, merged);
  fs.rmSync(of.out, { recursive: true, force: true });
  const patched: FrozenVersion = {
    ...entry,
    digest: written.digest,
    files: written.files.length,
    bytes: written.bytes,
    pages: entry.pages.map((each) =>
      each.path === page ? (pages.find(({ path }) => path === page) ?? each) : each,
    ),
    scripts: [...new Set([...entry.scripts, ...scripts])].toSorted(),
    madeBy: site.madeBy,
  };
  await inTransaction(siteDir, async (transaction) => {
    transaction.write(manifestFile, await manifestText([...others, patched]));
  });
  forgetBundlerCache(siteDir);
  plan.forEach((line) => log(line));
  log(`Digest: ${entry.digest} → ${patched.digest}`);
  log('Done. Look at git diff, run npm test, and commit.');
}
