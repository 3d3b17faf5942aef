import type { ApiModel, ApiPlan } from '../../../src/api/rules/types';

/** Versions of the libraries that are compared together. */
export interface Step {
  /** Version that appeared with this step. */
  version: string;
  /** Version of each library at that time; one that the major did not have yet is absent. */
  packages: Record<string, string>;
}

/** A prop, a field, an event or a selector, as far as it is compared. */
export interface StepMember {
  /** Text of the type as readers see it. */
  type: string;
  /** What the type stands for, where its text is a name. */
  expanded?: string;
  default?: string;
  /** Whether it has to be given. */
  required?: true;
  /** Text of the reason and the replacement, '' if there is none; absent: not deprecated. */
  deprecated?: string;
  /** Stands for what its comment says, so that it is known again under another name; absent: it says nothing. */
  about?: string;
  /** The lowest plan that has it; absent: community. */
  plan?: ApiPlan;
}

/** What a page of the reference would have shown at a step. */
export interface StepPage {
  kind: ApiModel['kind'];
  name: string;
  plan?: ApiPlan;
  deprecated?: string;
  /** Of a hook none: what it takes and returns are among its parts. */
  members: Record<string, StepMember>;
  /** What has a name beside members, by {@link partKey}: slots, classes, what a hook takes and returns, its signature. */
  parts: Record<string, StepMember>;
}

/** Kinds of parts. */
export type PartKind = 'slot' | 'class' | 'parameter' | 'returned' | 'signature';

/** The key of a part: `slot:toolbar`. */
export function partKey(kind: PartKind, name: string): string {
  return `${kind}:${name}`;
}

/** Pages by address. */
export type StepPages = Record<string, StepPage>;

/** A component or hook that the packages export. */
export interface StepExport {
  kind: 'component' | 'hook';
  /** Lowest package that exports it. */
  library: string;
}

/** What the packages have at a step. */
export interface StepContent {
  pages: StepPages;
  /** Exports that have no page of the present tree, by product and name: `charts ChartsVoronoiHandler`. */
  exports: Record<string, StepExport>;
}

/** A step with what its packages have. */
export interface CompiledStep extends Step, StepContent {}
