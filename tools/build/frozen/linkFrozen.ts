import { env } from '../../../config/env';
import { i18n } from '../../../config/i18n';
import {
  prepareFrozen,
  siteManifest,
  type PreparedVersion,
} from '../../../plugins/frozen-versions/lib/frozenSite';
import { keptFolder } from '../../../plugins/frozen-versions/lib/keptArtefacts';
import { linkArtefact, linkedFiles } from '../../../plugins/frozen-versions/lib/linkArtefact';
import { nameOf } from '../../../plugins/frozen-versions/lib/manifest';
import { frozenAddress } from '../../../plugins/frozen-versions/lib/withFrozen';
import type { FrozenFiles } from '../finish/finishBuild';

/**
 * Makes the frozen versions of this site ready to be linked, as `prepareFrozen` does.
 * @param say - is told which are left out, and why
 * @returns those that the build has
 */
export function prepareSite(
  siteDir: string,
  say: (line: string) => void,
): Promise<PreparedVersion[]> {
  const { baseUrl, siteUrl, frozenVersions: setting } = env;
  const { locales } = i18n;
  return prepareFrozen({ siteDir, baseUrl, siteUrl, locales, setting }, say);
}

/**
 * Links the files of frozen versions into a language that was built.
 * @throws naming the version, if the build has another file in the place of one, or one is gone since it was made ready
 */
export function linkFrozen(
  siteDir: string,
  prepared: readonly PreparedVersion[],
  { build, locale }: { build: string; locale: string },
): void {
  const kept = keptFolder(siteDir);
  for (const { version, list } of prepared) {
    try {
      linkArtefact(list, { kept, build, locale, locales: version.locales });
    } catch (error) {
      throw new Error(
        `The frozen version ${nameOf(version)} cannot be linked into the build, which ends here: ${(error as Error).message}. Build again with --afresh; if that does not help, freeze the version again.`,
        { cause: error },
      );
    }
  }
}

/** What is known of the frozen versions in a build, for `finishBuild`. */
export function knownFrozen(
  siteDir: string,
  prepared: readonly PreparedVersion[],
  build: string,
): FrozenFiles {
  const kept = keptFolder(siteDir);
  return {
    files: new Map(prepared.flatMap(({ list }) => [...linkedFiles(list, kept, build)])),
    scripts: prepared.flatMap(({ version }) => version.scripts),
    folders: frozenFolders(siteDir),
  };
}

/** Where the pages of frozen versions are below a build of all languages, linked or not. */
export function frozenFolders(siteDir: string): string[] {
  return siteManifest(siteDir).versions.flatMap((version) =>
    version.locales.map(
      (locale) =>
        `${locale === i18n.defaultLocale ? '' : `${locale}/`}${frozenAddress(version, '/')}/`,
    ),
  );
}

/** Which frozen versions a build has, as settings by name: menus and redirects of all languages speak of them. */
export function frozenSettings(prepared: readonly PreparedVersion[]): [string, string][] {
  return prepared.map(({ version }) => [`frozen version ${nameOf(version)}`, version.digest]);
}

/** What the sources of frozen versions begin with, relative to the site: they are kept, and no build reads them. */
export function frozenSources(siteDir: string): string[] {
  const { versions } = siteManifest(siteDir);
  return versions.flatMap(({ instance, version, locales }) => {
    const [prefix, plugin] = instance === 'x' ? ['x_', '-x'] : ['', ''];
    return [
      `${prefix}versioned_docs/version-${version}/`,
      `${prefix}versioned_sidebars/version-${version}-`,
      ...locales
        .slice(1)
        .flatMap((locale) =>
          [`version-${version}/`, `version-${version}.json`].map(
            (name) => `i18n/${locale}/docusaurus-plugin-content-docs${plugin}/${name}`,
          ),
        ),
    ];
  });
}
