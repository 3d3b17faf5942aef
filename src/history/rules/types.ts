/** A paid plan; absent: the community plan. */
type Plan = 'pro' | 'premium';

/** What a row of the API reference was from some version on, as far as it is compared. */
export interface RowState {
  /** Text of its type as readers see it, cut where it is long; absent: it has none. */
  type?: string;
  default?: string;
  required?: true;
  /** The reason and the replacement, '' if there is none; absent: not deprecated. */
  deprecated?: string;
  /** Stands for what its comment says; absent: it says nothing. */
  about?: string;
  plan?: Plan;
}

/** From which version on, by its place in {@link ProductHistory.versions}, a row was what; `null`: not there. */
export type RowStates = readonly (readonly [at: number, state: RowState | null])[];

/** What changed of one page of the reference. A row that is not named was there, the same, as long as the page. */
export interface PageHistory {
  kind: 'component' | 'hook' | 'interface' | 'events' | 'selectors';
  name: string;
  plan?: Plan;
  /** First version that has it, by its place; absent: the first one has it, or it is not known. */
  from?: number;
  /** First version in which it is deprecated, by its place; absent: it is not, or was from the first version on. */
  deprecated?: number;
  /** By kind and name: `prop:density`, `slot:toolbar`; see {@link rowKinds}. */
  rows: Record<string, RowStates>;
}

/** A component or hook without a page that came or went. */
export interface ExportHistory {
  kind: 'component' | 'hook';
  /** Package that exports it. */
  library: string;
  /** First version that has it; absent: the first one. */
  from?: number;
  /** First version that has it no more; absent: the last one has it. */
  to?: number;
}

/** How the API of a product changed; `npm run api:history` writes it. */
export interface ProductHistory {
  /** Product id, e.g. `x-data-grid`. */
  product: string;
  /** npm packages, lowest plan first. */
  packages: string[];
  /** The versions that were compared, oldest first; between the first and the second others may lie. */
  versions: string[];
  /** By the address of the page, without last slash. */
  pages: Record<string, PageHistory>;
  /** By name. */
  exports: Record<string, ExportHistory>;
}

/** Kinds of rows, and what the anchor of each begins with. The signature of a hook has its heading. */
export const rowKinds = {
  prop: 'prop',
  member: 'member',
  event: 'event',
  selector: 'selector',
  slot: 'slot',
  class: 'class',
  parameter: 'prop',
  returned: 'member',
  signature: undefined,
} as const;

export type RowKind = keyof typeof rowKinds;
