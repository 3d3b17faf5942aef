import type { SandboxChoice } from '../../src/sandbox/rules/types';

/** A reader's choice for tests of projects. */
export const sandboxChoice: SandboxChoice = {
  name: 'BasicSorting',
  product: 'Data Grid',
  style: 'system',
  code: 'ts',
  mode: 'light',
  direction: 'ltr',
  language: 'en',
};
