import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { clientFile } from '../lib/clientFile';
import { ExpectModules, type ExpectedModule } from '../lib/expectModules';

const loader = path.join(__dirname, 'loader.cjs');
const contextLoader = path.join(__dirname, 'contextLoader.cjs');

/** What is installed, less Docusaurus's own packages and themes, which may ask for texts. */
const foreign = {
  and: [/[\\/]node_modules[\\/]/],
  not: [/docusaurus(?:(?!node_modules).)*\.jsx?$/],
};

const expected: readonly ExpectedModule[] = [
  {
    part: 'inline-texts',
    file: '@docusaurus/core/lib/client/docusaurusContext.js',
    expected: 'a module of the bundle, out of which the part takes the table of texts',
    matches: clientFile('docusaurusContext'),
    loader: contextLoader,
  },
  {
    part: 'inline-texts',
    file: 'any module of @docusaurus/theme-common',
    expected: 'a module of the bundle, into which the part puts its texts',
    matches: /[\\/]node_modules[\\/]@docusaurus[\\/]theme-common[\\/]/,
    loader,
  },
  {
    part: 'inline-texts',
    file: 'any module of the site',
    expected: 'a module of the bundle, into which the part puts its texts',
    matches: /^(?!.*[\\/]node_modules[\\/]).*\.[jt]sx?$/,
    loader,
  },
];

/**
 * Puts the texts of the interface into the modules that ask for them, in the language that is built. In stock Docusaurus all texts of a
 * translated site are a table in the first load of every page. Production only; both bundles, so that hydration matches.
 */
export default function inlineTextsPlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin<void> | null {
  if (process.env.NODE_ENV !== 'production') return null;
  const table = path.join(generatedFilesDir, 'codeTranslations.json');
  return {
    name: 'inline-texts',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.[cm]?[jt]sx?$/,
            exclude: foreign,
            // Elements are calls by then, and the white space in them is what React would get.
            enforce: 'post',
            use: [{ loader, options: { table } }],
          },
          {
            test: clientFile('docusaurusContext'),
            enforce: 'pre',
            use: [contextLoader],
          },
        ],
      },
      plugins: [new ExpectModules(expected, DOCUSAURUS_VERSION) as never],
    }),
  };
}
