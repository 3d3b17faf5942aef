import { weighedPages } from './firstDemos';
import { medianOf } from './medianOf';
import { missReasons } from './missReasons';
import { pageNames } from './pages';
import {
  type DemoFigures,
  type FirstClick,
  type LighthouseFigures,
  type PageName,
  type PartName,
  type SiteResults,
} from './results';

/** How a figure is written. */
export type Unit = 'kB' | 'GB' | 'ms' | 's' | 'score' | 'shift' | 'times' | 'yes/no';
export type Figure = number | boolean;
export type Limit = { atMost: number } | { atLeast: number } | { is: boolean };

export interface Target {
  /** For the table of reasons. */
  id: string;
  part: PartName;
  name: string;
  /** In the unit in which the figure comes: bytes for kB and GB. */
  unit: Unit;
  limit: Limit;
  /** The figure of a site; undefined where it was not measured. */
  figureOf: (site: SiteResults) => Figure | undefined;
}

/** A target with what was measured. */
export interface Judgement {
  target: Target;
  ours: Figure | undefined;
  stock: Figure | undefined;
  /** Ours divided by stock's. */
  ratio: number | undefined;
  /** undefined where it was not measured. */
  met: boolean | undefined;
  /** Why it is missed, where that is known. */
  why: string | undefined;
}

const kilobyte = 1000;
const gigabyte = 1e9;

const scriptTargets = (['home', 'introduction', 'sorting', 'api', 'buttons'] as const).map(
  (page): Target => ({
    id: `bytes.script.${page}`,
    part: 'bytes',
    name: `Scripts of the first load without demos, ${pageNames[page]}`,
    unit: 'kB',
    limit: { atMost: 95 * kilobyte },
    figureOf: ({ bytes }) => bytes?.[page]?.untilHydrated.script,
  }),
);

/** The worst of the measured pages. */
function worstBytes(kind: 'css' | 'font') {
  return ({ bytes }: SiteResults) => {
    const pages = Object.values(bytes ?? {});
    return pages.length > 0
      ? Math.max(...pages.map(({ untilHydrated }) => untilHydrated[kind]))
      : undefined;
  };
}

const lighthouseLimits: [keyof LighthouseFigures, string, Unit, Limit][] = [
  ['performance', 'performance', 'score', { atLeast: 98 }],
  ['accessibility', 'accessibility', 'score', { atLeast: 100 }],
  ['bestPractices', 'best practices', 'score', { atLeast: 100 }],
  ['seo', 'SEO', 'score', { atLeast: 100 }],
  ['lcp', 'LCP', 'ms', { atMost: 1600 }],
  ['tbt', 'TBT', 'ms', { atMost: 80 }],
  // As it is written, with three digits: 0.000.
  ['cls', 'CLS', 'shift', { atMost: 0.00049 }],
];

/** The pages whose Lighthouse figures are judged. */
export const lighthousePages = ['introduction', 'sorting', 'api'] as const;

const lighthouseTargets = lighthousePages.flatMap((page) =>
  lighthouseLimits.map(([figure, name, unit, limit]): Target => ({
    id: `lighthouse.${figure}.${page}`,
    part: 'lighthouse',
    name: `Lighthouse mobile, ${name}, ${pageNames[page]}`,
    unit,
    limit,
    figureOf: ({ lighthouse }) => lighthouse?.[page]?.[figure],
  })),
);

/** The pages whose demos are measured. */
export const demoPages = ['tenDemos', 'buttons'] as const satisfies PageName[];

function demoTarget(
  id: string,
  name: string,
  limit: number,
  figureOf: (figures: DemoFigures) => number,
): Target[] {
  return demoPages.map((page) => ({
    id: `demos.${id}.${page}`,
    part: 'demos',
    name: `${name}, ${pageNames[page]}`,
    unit: 'ms',
    limit: { atMost: limit },
    figureOf: ({ demos }) => demos?.[page] && figureOf(demos[page]),
  }));
}

/** A figure over the first demos of the measured pages; undefined where none was measured. */
function ofClicks(figure: keyof FirstClick, sum: (figures: readonly number[]) => number) {
  return ({ firstDemo }: SiteResults) => {
    const clicks = Object.values(firstDemo?.clicks ?? {});
    return clicks.length > 0 ? sum(clicks.map((click) => click[figure])) : undefined;
  };
}

const worst = (figures: readonly number[]) => Math.max(...figures);

const clickTargets = (
  [
    [
      'median',
      'From a click on the first demo to its answer, 4G and a CPU four times slower, median',
      1200,
      ofClicks('answer', medianOf),
    ],
    [
      'worst',
      'From a click on the first demo to its answer, 4G and a CPU four times slower, worst',
      2500,
      ofClicks('answer', worst),
    ],
    [
      'slowest',
      'The slowest interaction with a first demo, the same',
      200,
      ofClicks('slowest', worst),
    ],
  ] as const
).map(([id, name, atMost, figureOf]): Target => ({
  id: `firstDemo.${id}`,
  part: 'firstDemo',
  name,
  unit: 'ms',
  limit: { atMost },
  figureOf,
}));

const weightLimits = { sorting: 330, buttons: 190, bars: 280 } as const;
const weightTargets = (Object.keys(weightLimits) as (keyof typeof weightLimits)[]).map(
  (page): Target => ({
    id: `firstDemo.scripts.${page}`,
    part: 'firstDemo',
    name: `Scripts until the first demo is alive, brotli, ${weighedPages[page]}`,
    unit: 'kB',
    limit: { atMost: weightLimits[page] * kilobyte },
    figureOf: ({ firstDemo }) => firstDemo?.scripts[weighedPages[page]]?.brotli,
  }),
);

/** What a letter in the search may take on a CPU as it is, and on one four times slower. */
const typingLimits = [
  ['normal', '', { median: 16, worst: 50 }],
  ['slow', ' on a CPU four times slower', { median: 50, worst: 120 }],
] as const;

const searchTargets = [
  ['en', 'English'],
  ['zh', 'Chinese'],
] as const;

/** The larger of the figures of both sites; undefined where there is none. */
const largest = (figures: readonly number[] | undefined): number | undefined =>
  figures && figures.length > 0 ? Math.max(...figures) : undefined;

const typingTargets = typingLimits.flatMap(([cpu, where, limits]) =>
  searchTargets.flatMap(([lang, name]) =>
    (['median', 'worst'] as const).map((figure): Target => ({
      id: `search.${figure}.${cpu}.${lang}`,
      part: 'search',
      name: `Letter to painted results${where}, ${figure}, ${name} pages`,
      unit: 'ms',
      limit: { atMost: limits[figure] },
      figureOf: ({ search }) =>
        largest(
          search?.typing
            ?.filter((each) => each.cpu === cpu && each.lang === lang)
            .map((each) => each[figure]),
        ),
    })),
  ),
);

const searchBytesTargets = searchTargets.flatMap(([lang, name]) =>
  (
    [
      ['first', 'Bytes from opening the search to its first answer', 90 * kilobyte],
      ['later', 'Bytes of later queries without signatures and texts', 0],
    ] as const
  ).map(([figure, what, atMost]): Target => ({
    id: `search.${figure}.${lang}`,
    part: 'search',
    name: `${what}, ${name} pages`,
    unit: 'kB',
    limit: { atMost },
    figureOf: ({ search }) =>
      largest(search?.bytes?.filter((each) => each.lang === lang).map((each) => each[figure])),
  })),
);

/** Memory of the last language divided by that of the first. */
function memoryRatio({ build }: SiteResults): number | undefined {
  const peaks = Object.values(build?.peakByLocale ?? {});
  return peaks.length > 1 ? peaks.at(-1)! / peaks[0]! : undefined;
}

/** What the largest generated site's page brings more than the smallest's. */
function growthOf(page: 'firstScript' | 'middleScript') {
  return ({ growth = [] }: SiteResults) =>
    growth.length > 1 ? growth.at(-1)![page] - growth[0]![page] : undefined;
}

/** Everything that the site promises about its speed. */
export const targets: readonly Target[] = [
  ...scriptTargets,
  {
    id: 'bytes.css',
    part: 'bytes',
    name: 'CSS, worst page',
    unit: 'kB',
    limit: { atMost: 20 * kilobyte },
    figureOf: worstBytes('css'),
  },
  {
    id: 'bytes.font',
    part: 'bytes',
    name: 'Web fonts before hydration, worst page',
    unit: 'kB',
    limit: { atMost: 0 },
    figureOf: worstBytes('font'),
  },
  ...lighthouseTargets,
  {
    id: 'navigation.normal',
    part: 'navigation',
    name: 'Click to painted heading, median',
    unit: 'ms',
    limit: { atMost: 50 },
    figureOf: ({ navigation }) => navigation?.normal.median,
  },
  {
    id: 'navigation.slow',
    part: 'navigation',
    name: 'Click to painted heading on a CPU four times slower, median',
    unit: 'ms',
    limit: { atMost: 100 },
    figureOf: ({ navigation }) => navigation?.slow.median,
  },
  ...(
    [
      ['onHover', 'Links fetch ahead when pointed at', true],
      ['onFocus', 'Links fetch ahead when focused', true],
      ['inView', 'Links fetch ahead when in view', true],
      ['withSaveData', 'Links fetch ahead with Save-Data', false],
    ] as const
  ).map(([figure, name, is]): Target => ({
    id: `prefetch.${figure}`,
    part: 'prefetch',
    name,
    unit: 'yes/no',
    limit: { is },
    figureOf: ({ prefetch }) => prefetch?.[figure],
  })),
  ...demoTarget('blockedWide', 'Blocked until scroll, 1280 px', 150, ({ blocked }) => blocked.wide),
  ...demoTarget(
    'blockedNarrow',
    'Blocked until scroll, 390 px',
    150,
    ({ blocked }) => blocked.narrow,
  ),
  ...demoTarget('alive', 'Demo alive once in view, median', 100, ({ alive }) => alive.median),
  ...demoTarget('aliveWorst', 'Demo alive once in view, worst', 100, ({ alive }) => alive.worst),
  ...clickTargets,
  ...weightTargets,
  ...typingTargets,
  ...searchBytesTargets,
  {
    id: 'build.perPage',
    part: 'build',
    name: 'Cold build, a page',
    unit: 'ms',
    limit: { atMost: 150 },
    figureOf: ({ build }) => build && (build.seconds * 1000) / build.pages,
  },
  {
    id: 'build.memory',
    part: 'build',
    name: 'Cold build, most memory',
    unit: 'GB',
    limit: { atMost: 3 * gigabyte },
    figureOf: ({ build }) => build?.peakBytes,
  },
  {
    id: 'build.flat',
    part: 'build',
    name: 'Memory of the last language against the first',
    unit: 'times',
    limit: { atMost: 1.2 },
    figureOf: memoryRatio,
  },
  {
    id: 'build.warm',
    part: 'build',
    name: 'Warm build after one page has changed',
    unit: 's',
    limit: { atMost: 15 },
    figureOf: ({ build }) => build?.warmSeconds,
  },
  {
    id: 'dev.firstPage',
    part: 'dev',
    name: 'Dev server, first page without caches',
    unit: 's',
    limit: { atMost: 10 },
    figureOf: ({ dev }) => dev?.firstPageSeconds,
  },
  {
    id: 'dev.secondStart',
    part: 'dev',
    name: 'Dev server, first page from the second start on',
    unit: 's',
    limit: { atMost: 10 },
    figureOf: ({ dev }) => dev?.secondStartSeconds,
  },
  {
    id: 'dev.edit',
    part: 'dev',
    name: 'Dev server, edit to screen',
    unit: 'ms',
    limit: { atMost: 1000 },
    figureOf: ({ dev }) => dev?.editMs,
  },
  {
    id: 'growth.first',
    part: 'growth',
    name: 'Scripts more at the largest size than at the smallest, first page',
    unit: 'kB',
    limit: { atMost: 10 * kilobyte },
    figureOf: growthOf('firstScript'),
  },
  {
    id: 'growth.middle',
    part: 'growth',
    name: 'Scripts more at the largest size than at the smallest, middle page',
    unit: 'kB',
    limit: { atMost: 10 * kilobyte },
    figureOf: growthOf('middleScript'),
  },
];

function isMet(figure: Figure, limit: Limit): boolean {
  if ('is' in limit) return figure === limit.is;
  return 'atMost' in limit ? Number(figure) <= limit.atMost : Number(figure) >= limit.atLeast;
}

/**
 * Holds the targets of some parts against what was measured.
 * @returns in the order of the table; a figure that is missing is neither met nor missed
 */
export function judge(
  sites: Record<'ours' | 'stock', SiteResults>,
  parts: readonly PartName[],
  reasons: Readonly<Record<string, string>> = missReasons,
): Judgement[] {
  return targets
    .filter(({ part }) => parts.includes(part))
    .map((target) => {
      const ours = target.figureOf(sites.ours);
      const stock = target.figureOf(sites.stock);
      const met = ours === undefined ? undefined : isMet(ours, target.limit);
      return {
        target,
        ours,
        stock,
        ratio:
          typeof ours === 'number' && typeof stock === 'number' && stock !== 0
            ? ours / stock
            : undefined,
        met,
        why: met === false ? reasons[target.id] : undefined,
      };
    });
}
