import { type shards } from '../../src/search/rules/names/namesFile';
import { type pageNames } from './pages';

/** The parts of the benchmark, in the order in which they run and are shown. */
export const partNames = [
  'bytes',
  'lighthouse',
  'navigation',
  'prefetch',
  'demos',
  'firstDemo',
  'search',
  'host',
  'build',
  'dev',
  'growth',
] as const;

export type PartName = (typeof partNames)[number];
export type PageName = keyof typeof pageNames;

/** What a response is for a page. `ahead` is what a hint fetches for a later page. */
export const byteKinds = [
  'html',
  'script',
  'demoScript',
  'css',
  'font',
  'image',
  'fetch',
  'ahead',
  'other',
] as const;

/** Bytes over the wire, compressed and with headers, by kind. */
export type Bytes = Record<(typeof byteKinds)[number], number>;

export interface PageBytes {
  /** Of the requests that began before the page was hydrated. */
  untilHydrated: Bytes;
  /** Of all requests until the network was idle. */
  untilIdle: Bytes;
}

/** Medians of some runs; scores from 0 to 100, times in ms. */
export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

/** Times in ms. */
export interface Spread {
  median: number;
  worst: number;
  count: number;
}

/** From the click to the painted heading, by how many times slower the CPU was made. */
export type NavigationFigures = Record<'normal' | 'slow', Spread>;

export interface PrefetchFigures {
  onHover: boolean;
  onFocus: boolean;
  inView: boolean;
  /** Whether any of the three fetches something although the reader saves data. */
  withSaveData: boolean;
}

export interface DemoFigures {
  demos: number;
  /** Ms of long tasks beyond 50 ms until five seconds after load, by viewport. */
  blocked: Record<'wide' | 'narrow', number>;
  /** From being in view to being alive, on a warm cache; 0 if it was alive before. */
  alive: Spread;
}

/** How a page's first demo answers a reader who clicks as soon as it is visible. Times in ms. */
export interface FirstClick {
  /** From the start of the navigation until the control is visible. */
  visible: number;
  /** From then until the demo has answered. */
  answer: number;
  /** How often it was clicked: 1 unless clicks were lost. */
  clicks: number;
  /** The longest interaction of the visit. */
  slowest: number;
}

/** Bytes of the scripts until a page's first demo is alive, compressed as well as it goes, without headers. */
export interface DemoScripts {
  gzip: number;
  brotli: number;
  /** Brotli, by what the scripts hold; see `scriptLabel`. */
  byLabel: Record<string, number>;
}

/** By the address of the page. */
export interface FirstDemoFigures {
  clicks: Record<string, FirstClick>;
  scripts: Record<string, DemoScripts>;
}

/** The two sites, which have a file of names each. */
export type SearchSite = (typeof shards)[number];

/** From a typed letter to the frame with its results, of pages of one language and site. */
export interface TypingFigures extends Spread {
  lang: 'en' | 'zh';
  site: SearchSite;
  cpu: 'normal' | 'slow';
  /** Letters whose answer was left to the text of pages; they are not counted above. */
  leftToText: number;
  /** What had been typed when it took longest. */
  slowest: string;
  /** Ms of the longest task from opening the search until the names of both sites are open; 0 where none took more than 50. */
  opening: number;
}

/** Bytes that a search fetches, compressed and with headers, beyond those of the page. */
export interface SearchBytes {
  lang: 'en' | 'zh';
  site: SearchSite;
  /** From opening the dialog to the first answer: its code, and the names of the site that is being read. */
  first: number;
  /** Names of the other site, which come behind the first answer. */
  otherNames: number;
  /** Of later queries together, besides the two below. */
  later: number;
  /** Of signatures, a file for each product whose rows are in view. */
  signatures: number;
  /** Of the text of pages, for queries that names do not cover. */
  text: number;
  /** How many queries were typed after the first. */
  laterQueries: number;
}

/** Names of a made-up documentation. */
export interface CorpusFigures {
  pages: number;
  records: number;
  /** Of its file, compressed. */
  bytes: number;
  /** Ms of processor time for opening it. */
  opening: number;
  /** The same for an answer, at each letter. */
  answers: Spread;
}

export interface SearchFigures {
  typing: TypingFigures[];
  bytes: SearchBytes[];
  corpora: CorpusFigures[];
}

export interface BuildFigures {
  /** HTML files of the build. */
  pages: number;
  seconds: number;
  /** Bytes of resident memory of all its processes at the worst moment. */
  peakBytes: number;
  /** The same for each language, in the order in which they were built. */
  peakByLocale: Record<string, number>;
  /** After one sentence was added to one page; missing where it was not measured. */
  warmSeconds?: number;
  /** After a comment was added to one demo, which every language shows; missing where it was not measured. */
  warmDemoSeconds?: number;
}

export interface DevFigures {
  /** From the start of the command to a page that reacts; without caches, and with those of the first start. */
  firstPageSeconds: number;
  secondStartSeconds: number;
  /** From a written file to its text on the screen, without a reload. */
  editMs: number;
}

/** Forms in which a host sends a page. */
export const encodings = ['identity', 'gzip', 'br'] as const;

/** How nginx answers many readers at once, by page and form. */
export type HostFigures = Partial<
  Record<
    PageName,
    Partial<
      Record<
        (typeof encodings)[number],
        {
          /** Answers a second. */
          perSecond: number;
          /** Ms within which 99 of 100 answers came. */
          p99: number;
          /** Of an answer, with its headers. */
          bytes: number;
        }
      >
    >
  >
>;

/** A site of generated pages. */
export interface GrowthFigures {
  pages: number;
  build: BuildFigures;
  /** Bytes of scripts until the page was hydrated, of a page at the start and in the middle. */
  firstScript: number;
  middleScript: number;
}

/** What was measured of one site; what is missing was not asked for, does not apply or could not be measured. */
export interface SiteResults {
  bytes?: Partial<Record<PageName, PageBytes>>;
  lighthouse?: Partial<Record<PageName, LighthouseFigures>>;
  navigation?: NavigationFigures;
  prefetch?: PrefetchFigures;
  demos?: Partial<Record<PageName, DemoFigures>>;
  firstDemo?: FirstDemoFigures;
  search?: Partial<SearchFigures>;
  host?: HostFigures;
  build?: BuildFigures;
  dev?: DevFigures;
  growth?: GrowthFigures[];
}

/** This site and stock Docusaurus with the same pages. */
export const siteNames = ['ours', 'stock'] as const;
export type SiteName = (typeof siteNames)[number];

export interface Machine {
  date: string;
  commit: string;
  cores: number;
  processor: string;
  memoryBytes: number;
  system: string;
  node: string;
  browser: string;
}

export interface Results {
  machine: Machine;
  parts: PartName[];
  sites: Record<SiteName, SiteResults>;
  /** What a reader has to know about the figures, such as that no build was measured. */
  notes: string[];
  /** What should have been measured and could not be. */
  failures: string[];
}
