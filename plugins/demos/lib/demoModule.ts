import path from 'node:path';
import type {
  CodeStyle,
  DemoNeeds,
  DemoSources,
  VariantStyle,
  VerifiedDemo,
} from '../../../src/demos/rules/types';
import type { BenchFacts } from './benchFacts';
import { variantFile } from './demoFiles';

/** What a bundle has to know of a demo. */
export interface DemoFacts {
  /** Absolute path of the demo file. */
  file: string;
  /** See `demoId`. */
  id: string;
  name: string;
  /** Stylings beside the system one in which there is a version of it. */
  styles: readonly VariantStyle[];
  /** Lines of the preview in each styling, 0 for none. */
  previewLines: Partial<Record<CodeStyle, number>>;
  /** Whether the browser takes over the server's HTML; see {@link hydrates}. */
  hydrates: boolean;
  /** Whether its HTML is another in another language; see `showsLibraryTexts`. */
  showsTexts: boolean;
  /** Names everything its HTML depends on; see `fingerprint`. */
  fingerprint: string;
  /** Key under which `readSources` finds its texts. */
  sourcesKey: string;
  /** The API that it touches; see `apiLinks`. */
  api: string;
  /** See `verifiedDemo`. */
  verified?: VerifiedDemo;
  /** Versions that it needs; see `demoNeeds`. */
  needs?: DemoNeeds;
  /** The component that can be tried here; of a page's first demo only. */
  bench?: BenchFacts;
  /** Request of the page's stylesheet of utilities, if the demo has a Tailwind variant. */
  utilities?: string;
}

/** Where the server finds what is made of demos outside the bundles. */
export interface ServerPlaces {
  /** Absolute folder of the texts; see `keepSources`. */
  sources: string;
  /** Absolute folder in which pre-rendered demos are kept between builds. */
  memory: string;
  /** Absolute folder of the server's scripts of demos; see `bundle/`. */
  scripts: string;
  /** Absolute path of `restThread.cjs`, in which demos come to rest that a server cannot render. */
  thread: string;
}

const remember = path.join(__dirname, 'remember.ts');
const readSources = path.join(__dirname, 'readSources.ts');
const restDemo = path.join(__dirname, 'restDemo.ts');
const renderFailure = path.join(__dirname, 'renderFailure.ts');

/**
 * Whether a demo can be hydrated, from the imports of its files. The Data Grid 8.9.2 cannot: it renders
 * nothing on the server, and while hydrating its store reports a height of zero before the grid is there,
 * which it logs as an error (x-virtualizer 0.1.0, `useStoreEffect` calls without a change). The HTML of such a demo is what it comes
 * to in a window of jsdom (`restDemo`, `src/demos/rendering/resting/openWindow.ts`), and the browser renders it afresh in its place.
 */
export function hydrates(imports: readonly string[]): boolean {
  return !imports.some((specifier) => /^@mui\/x-data-grid(-pro|-premium)?(\/|$)/.test(specifier));
}

function commonFacts({
  id,
  name,
  styles,
  previewLines,
  hydrates: isTakenOver,
  needs,
  bench,
}: DemoFacts): string {
  return JSON.stringify({
    id,
    name,
    styles,
    previewLines,
    hydrates: isTakenOver,
    needs,
    bench: bench && { name: bench.name, page: bench.address },
  });
}

/** What a page's demos export, by name; the one of `Name.tsx?demo` is the default. */
function exported(demos: readonly DemoFacts[], write: (demo: DemoFacts) => string): string {
  return demos.map((demo) => `export const ${demo.name} = ${write(demo)};\n`).join('');
}

/**
 * Writes the code of the module that stands for the demos of a page in the server's bundle: it renders them, and shows their
 * texts, from what is kept outside. The demo itself is asked for only where its HTML is not remembered: the same demo stands in
 * every language, and in most builds it has not changed.
 * @param demos - of one folder
 */
export function serverModule(demos: readonly DemoFacts[], places: ServerPlaces): string {
  return `import { remember } from ${JSON.stringify(remember)};
import { readSources } from ${JSON.stringify(readSources)};
import { restDemo } from ${JSON.stringify(restDemo)};
import { renderFailure } from ${JSON.stringify(renderFailure)};
import { isBlank } from '@site/src/demos/rules/isBlank';
import { showDemo } from '@site/src/demos/rules/showDemo';
import { shownSources } from '@site/src/demos/rules/shownSources';
const places = ${JSON.stringify(places)};
const script = (name) => __non_webpack_require__(places.scripts + '/' + name + '.js');
const demoOf = (file, facts, fingerprint, showsTexts, key, beside) => {
  const page = facts.id.slice(0, facts.id.lastIndexOf('/'));
  const render = (language) => {
    try {
      const atRest = () => restDemo(places, { page, name: facts.name, id: facts.id, language });
      if (!facts.hydrates) return atRest();
      const rendered = script('render').renderDemo(script(page)[facts.name](), facts.id, language);
      if (!isBlank(rendered.html)) return rendered;
      const rested = atRest();
      // Boxes that only their styles show: what can be taken over is better.
      return isBlank(rested.html) ? rendered : rested;
    } catch (error) {
      throw renderFailure(error, { file, id: facts.id, script: places.scripts + '/' + page + '.js' });
    }
  };
  const place = { folder: places.sources, id: facts.id };
  return {
    ...facts,
    prerender: (emitted, pageLanguage) => {
      const language = showsTexts ? pageLanguage : undefined;
      const key = language ? fingerprint + '-' + language : fingerprint;
      return showDemo(remember(places.memory, key, () => render(language)), emitted);
    },
    showSources: (options) => shownSources({ ...readSources(place, key), ...beside }, options),
  };
};
${exported(demos, (demo) => {
  const { fingerprint, showsTexts, sourcesKey, api, verified } = demo;
  return `demoOf(${JSON.stringify(demo.file)}, ${commonFacts(demo)}, ${JSON.stringify(fingerprint)}, ${showsTexts}, ${JSON.stringify(sourcesKey)}, ${JSON.stringify({ api, verified })})`;
})}`;
}

/**
 * Writes the code of the same module in the browser's bundle of a build: it only says which scripts bring the demos, so that the
 * page's own code carries none. It has no texts either, which are ten times as large as all the rest: they stand in the page's HTML,
 * where the browser finds them after a navigation too (`src/demos/source/fetchSources.ts`).
 * @param demos - of one folder
 */
export function browserModule(demos: readonly DemoFacts[]): string {
  const folder = path.posix.dirname(demos[0]!.id);
  return `import scripts from '@generated/demos/default/${folder}.json';
${exported(demos, (demo) => `{ ...${commonFacts(demo)}, scripts }`)}`;
}

/**
 * Writes the code of the same module for a development server, which bundles no demos apart and has no page's HTML: it fetches
 * demos and texts as modules.
 * @param demos - of one folder
 */
export function developmentModule(demos: readonly DemoFacts[]): string {
  const folder = path.posix.dirname(demos[0]!.id);
  const page = folder.replace(/[^A-Za-z0-9.]+/g, '-');
  const fetching = (chunk: string, wanted: string) =>
    `import(/* webpackChunkName: "${chunk}-${page}" */ ${JSON.stringify(wanted)})`;
  const load = ({ file, styles, utilities }: DemoFacts) =>
    styles.reduceRight(
      (otherwise, style) => {
        const wanted = [
          variantFile(file, style),
          ...(style === 'tailwind' && utilities ? [utilities] : []),
        ];
        const variant = `Promise.all([${wanted.map((each) => fetching('demos', each)).join(', ')}])`;
        return `style === ${JSON.stringify(style)} ? ${variant}.then(raised) : ${otherwise}`;
      },
      fetching('demos', file),
    );
  // The address is that of a build.
  const benchOf = ({ bench }: DemoFacts) =>
    bench
      ? `bench: { name: ${JSON.stringify(bench.name)}, page: () => import(${JSON.stringify(bench.file)}).then(({ default: page }) => page) },
  `
      : '';
  return `import { raiseSheets } from '@site/src/demos/mounting/demoSheets';
const raised = ([demo]) => {
  raiseSheets(${JSON.stringify(folder)});
  return demo;
};
const withMount = (demo) =>
  Promise.all([import('@site/src/demos/mounting/mountDemo'), demo]).then(
    ([{ mountDemo }, { default: Component }]) => ({ mountDemo, Component }),
  );
${exported(
  demos,
  (demo) => `{
  ...${commonFacts(demo)},
  load: (style) => withMount(${load(demo)}),
  ${benchOf(demo)}loadSources: () => ${fetching('sources', `${demo.file}?demo-sources`)}.then(({ show }) => show),
}`,
)}`;
}

/** Writes the code of the module that stands for `Name.tsx?demo-sources`, which only a development server asks for. */
export function sourcesModule(sources: DemoSources): string {
  return `import { shownSources } from '@site/src/demos/rules/shownSources';
const sources = ${JSON.stringify(sources)};
export const show = (options) => shownSources(sources, options);
`;
}
