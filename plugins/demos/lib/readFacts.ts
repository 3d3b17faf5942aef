import fs from 'node:fs';
import path from 'node:path';
import type { DemoSources } from '../../../src/demos/rules/types';
import { apiLinks } from './apiLinks';
import { demoId } from './demoId';
import { demoNeeds } from './demoNeeds';
import { variantStyles } from './demoFiles';
import { showsLibraryTexts } from '../../../src/demos/rules/libraryTexts';
import { hydrates, type DemoFacts } from './demoModule';
import { fingerprint } from './fingerprint';
import { keepSources } from './keepSources';
import { readStyledDemo } from './readStyledDemo';
import { sourcesFile } from './readSources';
import { licenceModule, renderingSalt } from './renderingSalt';
import { documentedFacts } from './sandbox/documentedFacts';
import { sandboxSource } from './sandbox/sandboxSource';
import { sourcesSalt } from './sourcesSalt';
import { verifiedDemo } from './verified/verifiedDemo';
import type { VersionFolder } from './versionAliases';

/** Options of the loader. */
export interface ReadOptions {
  siteDir: string;
  packages: readonly string[];
  versions: readonly VersionFolder[];
  isServer: boolean;
  /** Absolute folder in which the texts of demos are kept. */
  sourcesFolder: string;
  /** Absolute file of verified demos; see `readVerified`. */
  verifiedFile?: string | undefined;
}

/** A demo, and what it was made of. */
export interface ReadFacts {
  facts: DemoFacts;
  sources: DemoSources;
  /** Absolute paths of files, of folders, and of files that are not there, of which each would change the result. */
  dependencies: string[];
  folders: string[];
  missing: string[];
  /** Makes the file from which the demo becomes a project; its name is relative to the site as built. */
  sandbox: () => Promise<{ name: string; content: string }>;
}

/**
 * Reads everything about a demo.
 * @param file - absolute path of the system demo
 * @throws as `readDemo` does
 */
export async function readFacts(
  file: string,
  { siteDir, packages, versions, isServer, sourcesFolder, verifiedFile }: ReadOptions,
): Promise<ReadFacts> {
  const { files, dependencies, missing, utilities } = await readStyledDemo(
    file,
    siteDir,
    new Set(packages),
  );
  const id = demoId(siteDir, file);
  const api = apiLinks(siteDir, id);
  const { needs, file: needsFile } = demoNeeds(siteDir, id);
  const packageFacts = () => documentedFacts(siteDir, versions, id);
  const verified =
    verifiedFile === undefined
      ? undefined
      : verifiedDemo({ file: verifiedFile, id, files, facts: (name) => packageFacts()(name) });
  const beside = [needsFile, verifiedFile].filter((each) => each !== undefined);
  const place = { folder: sourcesFolder, id };
  const { key, sources } = await keepSources(place, files, sourcesSalt(siteDir));
  const styles = variantStyles.filter((style) => sources[style]);
  const facts: DemoFacts = {
    file,
    id,
    name: path.basename(file, '.tsx'),
    styles,
    previewLines: Object.fromEntries(
      (['system', ...styles] as const).map((style) => [style, sources[style]?.preview?.lines ?? 0]),
    ),
    hydrates: hydrates(files.system.flatMap(({ imports }) => imports)),
    showsTexts: showsLibraryTexts(files.system.flatMap(({ imports }) => imports)),
    fingerprint: isServer ? fingerprint(renderingSalt(siteDir), id, files.system, versions) : '',
    sourcesKey: key,
    api: api.html,
    ...(verified && { verified }),
    ...(needs && { needs }),
    utilities,
  };
  const lockfile = path.join(siteDir, 'package-lock.json');
  return {
    facts,
    sources: { ...sources, api: api.html, ...(verified && { verified }) },
    missing: [...missing, ...beside.filter((each) => !fs.existsSync(each))],
    dependencies: [
      ...dependencies,
      ...(api.dependency ? [api.dependency] : []),
      ...beside.filter((each) => fs.existsSync(each)),
      lockfile,
      // Should the texts be taken away, the bundler makes this module and them anew.
      ...(isServer ? [sourcesFile(place), licenceModule(siteDir)] : []),
    ],
    // What surrounds a demo is part of its fingerprint, so a change there makes this module anew.
    folders: isServer ? [path.join(siteDir, 'src/demos')] : [],
    sandbox: async () => ({
      name: `sandboxes/${id}.json`,
      content: JSON.stringify(await sandboxSource(files, packageFacts())),
    }),
  };
}
