import fs from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../support/parseJson';
import type { ArtefactList } from './artefactList';
import { forgetArtefacts, isKept, keepArtefact, keptFolder, refusalOf } from './keptArtefacts';
import {
  manifestFile,
  nameOf,
  readManifest,
  type FrozenVersion,
  type ReadManifest,
} from './manifest';
import { openSource } from './source';

/** What a build has to know to use a frozen version. */
interface Place {
  siteDir: string;
  /** Base URL of the site. */
  baseUrl: string;
}

/** The manifest of a site. @throws if the file is no manifest */
export function siteManifest(siteDir: string): ReadManifest {
  const file = path.join(siteDir, manifestFile);
  if (!fs.existsSync(file)) return { versions: [], problems: [] };
  return readManifest(parseJson(manifestFile, fs.readFileSync(file, 'utf8')));
}

/** Why a version cannot be used on this site, whatever its artefact; the message goes on after its name. */
const misfit = ({ baseUrl }: FrozenVersion, place: Place) =>
  baseUrl === place.baseUrl
    ? undefined
    : `it was built for ${baseUrl}, and this site is at ${place.baseUrl}`;

/**
 * The frozen versions that this build can use: those whose files are kept. What keeps them is {@link prepareFrozen}.
 * @param place - with a language, if only versions that have pages in it are wanted
 * @throws if the manifest is none
 */
export function usableVersions(place: Place & { locale?: string | undefined }): FrozenVersion[] {
  const { siteDir, locale } = place;
  const kept = keptFolder(siteDir);
  return siteManifest(siteDir).versions.filter(
    (version) =>
      !misfit(version, place) &&
      isKept(kept, version) &&
      (locale === undefined || version.locales.includes(locale)),
  );
}

/** A frozen version that is used, with its files. */
export interface PreparedVersion {
  version: FrozenVersion;
  list: ArtefactList;
}

/**
 * Keeps the files of every frozen version, each checked, before a build. A version of which anything is missing or broken is left out
 * of the build by name.
 * @param place - with the origin and the languages of the site, and the value of `FROZEN_VERSIONS`
 * @param say - is told what is left out, and why
 * @returns the versions that can be used
 * @throws if the manifest is none
 */
export async function prepareFrozen(
  place: Place & { setting: string; siteUrl: string; locales: readonly string[] },
  say: (line: string) => void,
  fetchFile?: Parameters<typeof openSource>[2],
): Promise<PreparedVersion[]> {
  const { siteDir, setting } = place;
  const { versions, problems } = siteManifest(siteDir);
  const kept = keptFolder(siteDir);
  for (const problem of problems) say(`${problem} It is left out of this build.`);
  forgetArtefacts(kept, versions);
  const prepared: PreparedVersion[] = [];
  for (const version of versions) {
    const reason = misfit(version, place);
    if (reason !== undefined) {
      say(refusalOf(version, reason));
      continue;
    }
    try {
      const source = openSource(siteDir, setting, fetchFile);
      prepared.push({ version, list: await keepArtefact(kept, version, source) });
      if (version.siteUrl !== place.siteUrl) {
        say(
          `The frozen version ${nameOf(version)} was built for ${version.siteUrl}, which its canonical addresses name, and this site is ${place.siteUrl}. Freeze with the SITE_URL of the deployment.`,
        );
      }
      const lacking = place.locales.filter((locale) => !version.locales.includes(locale));
      if (lacking.length > 0) {
        say(
          `The frozen version ${nameOf(version)} was built in ${version.locales.join(', ')} and has no pages in ${lacking.join(', ')}, where it is not offered. To have it there, bring it back with npm run version:thaw -- ${nameOf(version)} and freeze it again.`,
        );
      }
    } catch (error) {
      say(refusalOf(version, (error as Error).message));
    }
  }
  return prepared;
}
