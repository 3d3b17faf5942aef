import type { Fault } from '../../plugins/content-check/lib/types';

export type { Fault };

/** What the plan asks of a page. */
export interface PlannedPage {
  /** Demos of a complete page. */
  demos: number;
  /** What the page has to cover; a part of a topic is written `topic > part`. */
  topics: string[];
}

/** The pages that have to be there, by path as the page tree writes it. */
export type ContentPlan = Record<string, PlannedPage>;

/** Where a page covers its topics: by topic, the words of a heading or of the text that prove it. */
export type TopicPhrases = Record<string, string | string[]>;

/** The phrases of every planned page, by path. */
export type ContentTopics = Record<string, TopicPhrases>;

/** A heading as a reader sees it. */
export interface PageHeading {
  level: number;
  text: string;
  line: number;
  /** Whether nothing stands between it and the next heading or the end. */
  bare: boolean;
}

/** What the rules need of a page. */
export interface PageText {
  file: string;
  headings: PageHeading[];
  demos: { name: string; line: number }[];
  /** Commands that install packages, as its code blocks hold them. */
  installs: { command: string; line: number }[];
  /** Headings and prose without markup, code blocks and front matter; line breaks as in the file. */
  text: string;
}
