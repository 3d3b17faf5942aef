import path from 'node:path';
import type { DemoSources } from '../../../src/demos/types';
import { demoId } from './demoId';
import { variantFile, variantStyles } from './demoFiles';

interface Facts {
  /** Absolute path of the demo file. */
  file: string;
  siteDir: string;
  sources: DemoSources;
  /** Absolute folder in which the sources are kept for the renderer, and their key there; see `keepSources`. */
  keptSources: { folder: string; key: string };
  /** The API that the demo touches; see `apiLinks`. */
  api: string;
  isServer: boolean;
  /** A development server renders no page from whose HTML the browser could take the sources. */
  isDevelopment: boolean;
  /** Whether the browser takes over the server's HTML; see {@link hydrates}. */
  hydrates: boolean;
  /** Names everything its HTML depends on; see `fingerprint`. */
  fingerprint: string;
  /** Request of the page's stylesheet of utilities, if the demo has a Tailwind variant. */
  utilities?: string;
  /** Absolute folder in which pre-rendered demos are kept between builds. */
  memory: string;
}

const remember = path.join(__dirname, 'remember.ts');
const readSources = path.join(__dirname, 'readSources.ts');

/**
 * Whether a demo can be hydrated, from the imports of its files. The Data Grid 8.9.2 cannot: it renders
 * nothing on the server, and while hydrating its store reports a height of zero before the grid is there,
 * which it logs as an error (x-virtualizer 0.1.0, `useStoreEffect` calls without a change). Such a demo
 * is rendered afresh over its reserved height instead.
 */
export function hydrates(imports: readonly string[]): boolean {
  return !imports.some((specifier) => /^@mui\/x-data-grid(-pro|-premium)?(\/|$)/.test(specifier));
}

/**
 * Writes the code of the module that stands for `Name.tsx?demo` in a bundle. The server's holds the
 * demo itself and where its texts are; the browser's only knows how to fetch the demo, so that the page's own code
 * carries neither. A bundle holds the texts in development alone: they are ten times as large as all the rest, and stand in the
 * page's HTML, where the browser finds them after a navigation too (`src/demos/fetchSources.ts`).
 */
export function demoModule({
  file,
  siteDir,
  sources,
  keptSources,
  api,
  isServer,
  isDevelopment,
  hydrates,
  fingerprint,
  utilities,
  memory,
}: Facts): string {
  const request = JSON.stringify(file);
  const name = path.basename(file).replace(/\.tsx$/, '');
  const id = demoId(siteDir, file);
  const styles = variantStyles.filter((style) => sources[style]);
  const previewLines = Object.fromEntries(
    (['system', ...styles] as const).map((style) => [style, sources[style]?.preview?.lines ?? 0]),
  );
  const common = `id: ${JSON.stringify(id)}, name: ${JSON.stringify(name)}, styles: ${JSON.stringify(styles)}, previewLines: ${JSON.stringify(previewLines)}, hydrates: ${hydrates},`;
  if (isServer) {
    // `require`, so that the library is not even evaluated for a demo that was rendered before: the same
    // demo stands in every language, and in most builds it has not changed.
    const place = JSON.stringify({ folder: keptSources.folder, id });
    return `import { remember } from ${JSON.stringify(remember)};
import { readSources } from ${JSON.stringify(readSources)};
import { showDemo } from '@site/src/demos/showDemo';
import { shownSources } from '@site/src/demos/shownSources';
const memory = ${JSON.stringify(memory)};
const render = () =>
  require('@site/src/demos/renderDemo').renderDemo(require(${request}).default, ${JSON.stringify(id)});
export default {
  ${common}
  prerender: (emitted) => showDemo(remember(memory, ${JSON.stringify(fingerprint)}, render), emitted),
  showSources: (options) =>
    shownSources({ ...readSources(${place}, ${JSON.stringify(keptSources.key)}), api: ${JSON.stringify(api)} }, options),
};
`;
  }
  // One file for the demos of a page in each styling: a file each would cost every page of the site a line in the bundler's
  // table of files.
  const folder = path.posix.dirname(id);
  const page = folder.replace(/[^A-Za-z0-9.]+/g, '-');
  const fetching = (chunk: string, wanted: string) =>
    `import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(wanted)})`;
  const system = fetching(`demos-${page}`, file);
  const load = styles.reduceRight((otherwise, style) => {
    const chunk = `demos-${page}-${style}`;
    const variant = fetching(chunk, variantFile(file, style));
    const ready =
      style === 'tailwind' && utilities
        ? `Promise.all([${variant}, ${fetching(chunk, utilities)}]).then(([demo]) => raised(demo))`
        : `${variant}.then(raised)`;
    return `style === ${JSON.stringify(style)} ? ${ready} : ${otherwise}`;
  }, system);
  const head =
    styles.length > 0
      ? `import { raiseSheets } from '@site/src/demos/demoSheets';
const raised = (demo) => {
  raiseSheets(${JSON.stringify(folder)});
  return demo;
};
`
      : '';
  const loadSources = isDevelopment
    ? `\n  loadSources: () => ${fetching(`sources-${page}`, `${file}?demo-sources`)}.then(({ show }) => show),`
    : '';
  return `${head}export default {
  ${common}
  load: (${styles.length > 0 ? 'style' : ''}) => ${load},${loadSources}
};
`;
}

/** Writes the code of the module that stands for `Name.tsx?demo-sources`, which only a development server asks for. */
export function sourcesModule(sources: DemoSources): string {
  return `import { shownSources } from '@site/src/demos/shownSources';
const sources = ${JSON.stringify(sources)};
export const show = (options) => shownSources(sources, options);
`;
}
