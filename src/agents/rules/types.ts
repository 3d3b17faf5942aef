/** A product of the family, with the lists of its pages for programs that read. */
export interface AgentsProduct {
  id: string;
  name: string;
  /** Path of the page that a reader begins with. */
  home: string;
  /** npm package whose version is the product's. */
  package: string;
  version: string;
  /** Paths of the parts of its `llms.txt`, and of its `llms-full.txt`. */
  llms: string[];
  full: string[];
}

/** A heading below the title of a page: depth, id and words. */
export type AgentsHeading = [depth: number, id: string, title: string];

/** A page of the docs. */
export interface AgentsPage {
  /** Path of the page, with its last slash; its Markdown is beside it, under {@link markdownPath}. */
  path: string;
  title: string;
  /** What it is about, in a sentence. */
  about: string;
  /** Id of its product. */
  product: string;
  /** Name of the docs version, where that is not the current one. */
  docs?: string;
  plan?: string;
  /** Whether it documents what is deprecated or kept for old code. */
  isOld?: true;
  /** Beginning of the SHA-256 of its Markdown, in hexadecimal digits. */
  digest: string;
  /** Ends of the names of its other forms: `.js.md`, `.css.md`. */
  forms?: string[];
  headings: AgentsHeading[];
}

/** What a row of the API reference is; with a dash and its name, the row's id on the page. */
export type AgentsRowKind = 'prop' | 'slot' | 'class' | 'member' | 'event' | 'selector';

/** A row of the API reference. */
export interface AgentsRow {
  name: string;
  type?: string;
  isRequired?: true;
  /** Release since which it is there, where that is later than the first of the major version. */
  since?: string;
  isDeprecated?: true;
  /** Release of this major version in which it was deprecated. */
  deprecatedSince?: string;
  plan?: string;
}

/** A public component, hook, interface or catalogue. */
export interface AgentsSymbol {
  name: string;
  kind: 'component' | 'hook' | 'interface' | 'events' | 'selectors';
  /** Path of its page. */
  path: string;
  /** Address in the page tree, under which {@link AgentsIndex.history} has it. */
  tree: string;
  /** Path of the file with all that is known of it. */
  model: string;
  package: string;
  version: string;
  /** The line that imports it; absent for what is no export. */
  import?: string;
  /** Of each package that exports it, the best module: that of `import` first. Absent where `package` is the only one. */
  modules?: string[];
  docs?: string;
  plan?: string;
  isDeprecated?: true;
  /** Of a hook. */
  signature?: string;
  rows: { [kind in AgentsRowKind]?: AgentsRow[] };
  /** Names of what others declare, which have their rows there. */
  inherits?: { from: string; path?: string; names: string[] }[];
}

/** A demo: code that runs. */
export interface AgentsDemo {
  /** Path of its file below the site, without extension. */
  id: string;
  /** The heading under which it is shown. */
  title: string;
  /** Path of its page; its name, the last part of the id, is the anchor. */
  page: string;
  /** Path of the file with its sources in every variant, and their packages. */
  source: string;
  digest: string;
  /** Stylings that it has, each in TypeScript and JavaScript. */
  stylings: string[];
  /** Place in {@link AgentsIndex.packages} of what its TypeScript needs. */
  packages: number;
  /** Names of the symbols that it uses. */
  uses?: string[];
}

/**
 * What a language of the site holds, for programs. All paths are relative to the address of the language.
 */
export interface AgentsIndex {
  $schema: string;
  /** Counts up when the form changes. Since 2, symbols have `modules`. */
  format: 1 | 2;
  /** Language tag. */
  language: string;
  /** Absolute address of the language. */
  address: string;
  /** The documented versions of the libraries, by npm name. */
  versions: Record<string, string>;
  /** Paths of the index of names that the search has, one a docs version, and of the facts about versions. */
  search: string[];
  history: string;
  products: AgentsProduct[];
  pages: AgentsPage[];
  symbols: AgentsSymbol[];
  /** Sets of packages with their exact versions. */
  packages: Record<string, string>[];
  demos: AgentsDemo[];
}
