import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Files of Docusaurus (3.10) that are changed, and by which loader. */
const changed = {
  '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js': 'scrollLoader.cjs',
  '@docusaurus/core/lib/client/SiteMetadataDefaults.js': 'directionLoader.cjs',
};

const here = (name: string) => path.join(__dirname, name);

/**
 * Checks that there is something to change: a rule of the bundler that matches nothing says nothing.
 * @param read - the text of a file of an installed package
 * @throws with the file, and what its loader looks for
 */
export function checkChanged(read: (file: string) => string): void {
  for (const [file, loader] of Object.entries(changed)) {
    try {
      (require(here(loader)) as (source: string) => string)(read(file));
    } catch (error) {
      throw new Error(
        `own-document: ${file} is otherwise than this plugin relies on: ${(error as Error).message}`,
        { cause: error },
      );
    }
  }
}

/**
 * Leaves to the site what it does by itself in a document: scrolling after a navigation (`src/arrival`), the direction of `html`
 * (`src/preferences`), and all of the rules of style (`src/css`).
 * @throws if Docusaurus is otherwise inside
 */
export default function ownDocumentPlugin(): Plugin<void> {
  checkChanged((file) => fs.readFileSync(require.resolve(file), 'utf8'));
  const rules = Object.entries(changed).map(([file, loader]) => ({
    resource: require.resolve(file),
    enforce: 'pre' as const,
    use: [here(loader)],
  }));
  return {
    name: 'own-document',
    configureWebpack: () => ({
      module: {
        rules: [
          ...rules,
          {
            test: /[\\/]infima[\\/]dist[\\/]css[\\/]default[\\/][^\\/]*\.css$/,
            enforce: 'pre',
            use: [here('emptyLoader.cjs')],
          },
        ],
      },
    }),
  };
}
