import fs from 'node:fs';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { compareApi } from '../../src/compare/rules/compareApi';
import { comparisonMarkdown } from '../../src/compare/rules/comparisonMarkdown';
import { comparisonSchema } from '../../src/compare/rules/comparisonSchema';
import { comparisonWords } from '../../src/compare/rules/comparisonWords';
import {
  comparisonFile,
  publicComparison,
  schemaFile,
} from '../../src/compare/rules/publicComparison';
import {
  historyFile,
  indexFile,
  type HistoryIndex,
  type ServedHistory,
} from '../../src/history/rules/servedHistory';
import { parseChangelog } from '../changelog/lib/parseChangelog';
import { parseJson } from '../support/parseJson';
import { readText } from '../support/readText';
import { writeAtomically } from '../support/writeAtomically';
import { changeNotes } from './lib/changeNotes';
import { guideSections } from './lib/guideSections';
import { madePairs } from './lib/madePairs';
import { writeFiles } from './lib/writeFiles';
import type { LensOptions } from './options';

export { validateOptions } from './options';
export type { LensOptions } from './options';

/** The package whose changelog covers all products of a site section. */
const changelogs = [
  { products: /^x-/, name: '@mui/x-data-grid' },
  { products: /^(material-ui|system)$/, name: '@mui/material' },
];

/** The histories with what else is known of their changes. */
function servedHistories(siteDir: string, { products, guides }: LensOptions): ServedHistory[] {
  return products.map(({ history, name }) => {
    const { name: source } = changelogs.find(({ products: own }) => own.test(history.product))!;
    const file = `node_modules/${source}/CHANGELOG.md`;
    const releases = parseChangelog(readText(path.join(siteDir, file), file));
    const sections = (guides[history.product] ?? []).flatMap(({ folder, address, major }) => {
      const page = `${folder}/index.mdx`;
      const full = path.join(siteDir, page);
      return fs.existsSync(full) ? guideSections(readText(full, page), address, major) : [];
    });
    return { ...history, name, notes: changeNotes(history, releases, sections) };
  });
}

function indexOf(histories: readonly ServedHistory[], stylesheet: string): HistoryIndex {
  return {
    stylesheet,
    products: histories.map(({ product, name, packages, versions }) => ({
      product,
      name,
      packages,
      versions,
    })),
  };
}

/**
 * Serves what is known of the versions of products: their histories and the stylesheet of the lens, which stand among the static files so
 * that a development server has them too, and comparisons of versions as Markdown and JSON.
 */
export default function lensPlugin(context: LoadContext, options: LensOptions): Plugin<void> {
  const { siteDir, outDir, baseUrl, siteConfig, i18n } = context;
  const histories = servedHistories(siteDir, options);
  const { stylesheet } = options;
  const written =
    writeFiles(
      path.join(siteDir, 'static/api-history'),
      Object.fromEntries([
        [path.basename(indexFile), JSON.stringify(indexOf(histories, stylesheet.path))],
        ...histories.map((history) => [
          path.basename(historyFile(history.product)),
          JSON.stringify(history),
        ]),
      ]),
    ) +
    writeFiles(path.join(siteDir, 'static', path.dirname(stylesheet.path)), {
      [path.basename(stylesheet.path)]: stylesheet.text,
    });
  if (written > 0) logger.info(logger.interpolate`API history: number=${written} files written`);
  return {
    name: 'lens',
    postBuild() {
      const started = performance.now();
      const root = `${siteConfig.url}${baseUrl}`;
      const file = path.join(siteDir, `i18n/${i18n.currentLocale}/code.json`);
      const words = comparisonWords(
        i18n.currentLocale !== i18n.defaultLocale && fs.existsSync(file)
          ? (parseJson(path.relative(siteDir, file), fs.readFileSync(file, 'utf8')) as Record<
              string,
              { message: string }
            >)
          : {},
      );
      let made = 0;
      for (const history of histories) {
        for (const [from, to] of madePairs(history.versions)) {
          const comparison = compareApi(history, from, to);
          const shown = publicComparison(comparison, root);
          const target = path.join(outDir, comparisonFile(comparison));
          writeAtomically(`${target}.json`, `${JSON.stringify(shown, null, 1)}\n`);
          writeAtomically(`${target}.md`, comparisonMarkdown(shown, history.name, words));
          made += 1;
        }
      }
      writeAtomically(
        path.join(outDir, schemaFile),
        `${JSON.stringify({ $id: `${root}${schemaFile}`, ...comparisonSchema }, null, 2)}\n`,
      );
      const took = Math.round(performance.now() - started);
      logger.info(
        logger.interpolate`Comparisons: number=${made} pairs of versions in number=${took} ms`,
      );
      return Promise.resolve();
    },
  };
}
