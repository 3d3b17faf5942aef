import type { CodeStyle } from '../../demos/rules/types';

/** A file of a demo as a project takes it. */
export interface SandboxFile {
  /** Path from the demo's folder, with `/`, as in TypeScript and without the word of a styling: `BasicSorting.tsx`, `data/rows.ts`, `BasicSorting.css`. */
  path: string;
  /** Its text, in TypeScript where it is a script. */
  code: string;
  /** The same with the types removed; only for a script. */
  js?: string;
}

/** Exact versions (or ranges, or `latest`) by npm name. */
export type PackageVersions = Record<string, string>;

/** What has to be installed for the files of a demo: with the project's tools left out. */
export interface SandboxDependencies {
  dependencies: PackageVersions;
  /** What only the type checker needs. */
  devDependencies: PackageVersions;
}

/** A demo in one styling, ready to be put into a project. */
export interface SandboxVariant {
  /** The demo first, then the modules beside it that it imports. */
  files: SandboxFile[];
  /** Families of icon fonts that it needs, by their names at Google Fonts. */
  iconFonts: string[];
  ts: SandboxDependencies;
  js: SandboxDependencies;
}

/** Why there can be no project of a demo, for the reader. */
export interface SandboxProblem {
  problem: string;
}

/** What the build writes for every demo, by styling. */
export type SandboxSource = { system: SandboxVariant | SandboxProblem } & Partial<
  Record<CodeStyle, SandboxVariant | SandboxProblem>
>;

/** How the reader has the page, which the project keeps. */
export interface SandboxChoice {
  /** Name of the demo, e.g. `BasicSorting`. */
  name: string;
  /** Title of the page's product, e.g. `Data Grid`. */
  product: string;
  style: CodeStyle;
  code: 'ts' | 'js';
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag of the page's language. */
  language: string;
}

/** A whole project: file texts by path, with `/`. */
export type ProjectFiles = Record<string, string>;
