import type { Lines } from './lines';
import type { NameKind, NamePlan } from './namesFile';
import type { Posting } from './posting';

/** A page, as its records know it. */
export interface OpenPage {
  address: string;
  title: string;
  english: string;
  product: string;
  trail: string;
  plan: NamePlan;
  isOld: boolean;
  isApi: boolean;
  /** Whether it tells of changes between releases: what it names is explained elsewhere. */
  isOfChanges: boolean;
}

/** What can be found. */
export interface NameRecord {
  kind: NameKind;
  title: string;
  /** Place of its page in {@link Names.pages}. */
  page: number;
  /** Id of what is meant on the page; '' for the page. */
  anchor: string;
  plan: NamePlan;
  isOld: boolean;
  /** Whether another component declares it. */
  isInherited: boolean;
  /** The title to be compared with a whole query, and what else the same is called. */
  whole: string;
  alias: string;
  /** The Chinese of a title that begins with the English one: `按钮` of `Button 按钮`. */
  han: string;
  /** Number of its words. */
  size: number;
  /** The same number for records that lead to the same address. */
  target: number;
  /** The same number for records of the same title. */
  name: number;
}

/** Chinese titles in Latin letters: one for each of {@link Names.chinese}, and behind them those of characters that may be read otherwise. */
export interface Readings {
  /** The records of each. */
  records: readonly (readonly number[])[];
  /** All syllables of each in one, e.g. `fenye`. */
  full: Lines;
  /** Where in a full reading a syllable begins. */
  starts: ReadonlySet<number>[];
  /** First letters of the syllables: `fy`. */
  initials: Lines;
}

/** Every word, with where it stands. */
export interface Words {
  /** Words of records, and behind them those that only pages have. */
  lines: Lines;
  list: readonly string[];
  /** How many of them are words of records. */
  own: number;
  /** Their places in `list`. */
  places: ReadonlyMap<string, number>;
  /** The records of each word. */
  records: readonly (readonly Posting[])[];
  /** The pages that have it in their title, product or groups. */
  pages: readonly (readonly Posting[])[];
  /** Words of records by what they begin with. */
  stems: ReadonlyMap<string, readonly number[]>;
  /** As `lettersOf` gives them. */
  letters: Int32Array;
}

/** An index that answers from memory. Nothing in it changes by being asked. */
export interface Names {
  pages: OpenPage[];
  /** The first page of each file that they came in. */
  firstPages: number[];
  records: NameRecord[];
  words: Words;
  /** Titles with Chinese in them, each once. */
  chinese: Lines;
  /** The records of each. */
  chineseRecords: readonly (readonly number[])[];
  readings: Readings;
  /** All Chinese titles and groups, one behind the other. */
  chineseText: string;
  /** By a term, joined, what stands for it. */
  synonyms: Map<string, string[]>;
  /** Of the terms in `synonyms` the most words one has. */
  longestSynonym: number;
  simplified: Map<string, string>;
}
