import type { PageText } from './types';

/** A page without a fault, for the tests of the rules. */
export function pageFixture(parts: Partial<PageText> = {}): PageText {
  return {
    file: 'docs/components/chips/index.mdx',
    headings: [],
    demos: [],
    installs: [],
    text: '',
    ...parts,
  };
}
