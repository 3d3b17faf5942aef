import type { Language } from '../../code-highlight/lib/languages';

/** A place in a file and what is wrong there, in the words of the report. */
export interface LocalFault {
  /** From 1; absent where no line is to blame. */
  line?: number;
  /** From 1. */
  column?: number;
  what: string;
  why: string;
  mend: string;
}

/** One thing that is wrong, in the words of the report. */
export interface Fault extends LocalFault {
  /** Where to look, relative to the site folder. */
  file: string;
  /** A translation that differs from its original: whoever is at work on the original can wait with it. */
  isTranslation?: true;
}

/** A heading of a page. */
export interface PageHeading {
  level: number;
  text: string;
  /** The anchor that the site gives it; empty where nothing makes one. */
  id: string;
  /** Whether the page writes the id itself. */
  isExplicit: boolean;
  line: number;
}

/** What a link or a picture names. */
export interface PageUrl {
  url: string;
  line: number;
  column: number;
  /** How it is written, unless in the way of Markdown with its address in place: of the others, the build takes no file along. */
  as?: 'reference' | 'element';
}

/** What a page shows. */
export interface PagePicture extends PageUrl {
  /** By what the content security policy distinguishes. */
  kind: 'picture' | 'film';
}

/** What a translation has in common with its original. */
export interface PageMark {
  kind: 'heading' | 'component' | 'fence' | 'callout' | 'image' | 'table';
  /** Equal in both languages. */
  key: string;
  /** Pairs a changed mark with what it was: the heading's id, the component's name. */
  name: string;
  line: number;
}

/** What stands between two headings. */
export interface PageSection {
  line: number;
  /** Addresses of its links, with their lines. */
  links: PageUrl[];
  /** Code within its lines. */
  code: PageUrl[];
}

/** A part of the API reference that a page shows. */
export interface ApiPart {
  of: string;
  part: string;
  prefix: string;
  group?: string;
}

/** A code fence that is shown as JavaScript, too. */
export interface PageScript {
  /** Where the fence opens. */
  line: number;
  language: Language;
  code: string;
  /** Emphasised lines of the code, from 1. */
  marked: number[];
}

/** Everything that a page's own text tells, without any other file. */
export interface PageFacts {
  faults: LocalFault[];
  /** Whether the syntax tree could be made; without it nothing is compared. */
  isParsed: boolean;
  /** Whether the API reference has written it. */
  isGenerated: boolean;
  /** Keys of the front matter. */
  fields: string[];
  /** What the page says of itself, if that is text. */
  description?: { text: string; line: number };
  headings: PageHeading[];
  demos: { name: string; line: number; column: number }[];
  links: PageUrl[];
  images: PagePicture[];
  /** Ids of elements that the page writes itself. */
  ids: string[];
  scripts: PageScript[];
  api: ApiPart[];
  marks: PageMark[];
  sections: PageSection[];
}

/** How much was looked at. */
export interface CheckCounts {
  pages: number;
  translations: number;
  headings: number;
  links: number;
  demos: number;
  fences: number;
  'interface texts': number;
  'nodes of the page tree': number;
}
