import fs from 'node:fs';
import path from 'node:path';
import { installedDigest } from '../../support/installed';
import type { GenerateOptions } from './generate';
import type { StatePlace } from './generatedState';
import { dataFolder } from './pages/dataFileOf';
import { generatedFolders } from './pages/generatedFiles';

/** Folders of the project with what `generate` runs. */
const code = [
  'plugins/api-reference',
  'plugins/demos/lib',
  'plugins/page-tree/lib',
  'plugins/support',
  'src/api',
  'src/editor/rules',
  'src/navigation',
];

/** What `generate` depends on with these options, and the file by which it is known whether that has changed. */
export function statePlace({ siteDir, log: _log, ...options }: GenerateOptions): StatePlace {
  const { versions, locales } = options;
  const texts = locales.flatMap((locale) =>
    ['api-reference', 'api-topics'].map((name) => `i18n/${locale}/${name}.json`),
  );
  const contents = ['package-lock.json', ...texts].map((name) => {
    const file = path.join(siteDir, name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  });
  return {
    siteDir,
    file: path.join(siteDir, 'node_modules/.cache/api-reference.json'),
    // A route in `src/pages` is a page of the tree too.
    folders: [...generatedFolders(versions, locales), dataFolder, 'src/pages', ...code],
    salt: JSON.stringify([process.version, installedDigest(siteDir), options, contents]),
  };
}
