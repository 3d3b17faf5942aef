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
  /** The lowest plan that has it; absent: community. */
  plan?: ApiPlan;
}

/** What a page of the reference would have shown at a step. */
export interface StepPage {
  kind: ApiModel['kind'];
  name: string;
  plan?: ApiPlan;
  /** Of a hook none: what it takes and returns is not compared. */
  members: Record<string, StepMember>;
}

/** Pages by address. */
export type StepPages = Record<string, StepPage>;

/** A step with what its packages have. */
export interface CompiledStep extends Step {
  pages: StepPages;
}
