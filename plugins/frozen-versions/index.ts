import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { liveVersionsFile } from '../../src/navigation/rules/versions/liveVersions';
import { listVersionPages, type LoadedDocs } from '../page-tree/lib/listVersionPages';
import { withFrozen } from './lib/withFrozen';
import type { FrozenVersionsOptions } from './options';

export { validateOptions } from './options';
export type { FrozenVersionsOptions } from './options';

/**
 * Tells the version menus of all pages about frozen versions: which pages these have, and to their own pages, which versions there are
 * now. Their files are linked when a language is built (`tools/build`).
 */
export default function frozenVersionsPlugin(
  { outDir, baseUrl }: Pick<LoadContext, 'outDir' | 'baseUrl'>,
  { frozen, live }: FrozenVersionsOptions,
): Plugin<void> {
  return {
    name: 'frozen-versions',
    async postBuild({ plugins }) {
      if (frozen.length === 0) return;
      const instances = plugins
        .filter(({ name }) => name === 'docusaurus-plugin-content-docs')
        .map(({ options, content }): LoadedDocs => ({
          id: String(options.id),
          loadedVersions: (content as Pick<LoadedDocs, 'loadedVersions'>).loadedVersions,
        }));
      const files: [string, unknown][] = [
        ...listVersionPages(withFrozen(instances, frozen, baseUrl)),
        [liveVersionsFile, live],
      ];
      for (const [file, content] of files) {
        const full = path.join(outDir, file);
        await fs.promises.mkdir(path.dirname(full), { recursive: true });
        await fs.promises.writeFile(full, JSON.stringify(content));
      }
    },
  };
}
