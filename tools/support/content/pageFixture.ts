import type { PageText } from './types';

/** A page without a fault, for the tests of the rules. */
export function pageFixture(parts: Partial<PageText> = {}): PageText {
  return {
    file: 'docs/components/chips/index.mdx',
    description: 'Show short facts as chips, and let people remove or choose them.',
    headings: [],
    demos: [],
    links: [],
    installs: [],
    text: '',
    anchors: [],
    ...parts,
  };
}
