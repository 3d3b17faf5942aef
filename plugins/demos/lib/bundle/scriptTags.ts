import type { CodeStyle } from '../../../../src/demos/rules/types';
import { scriptsName } from '../../../../src/demos/rules/fetchAheadScript';

/**
 * Writes the tags in which the head of a page names the scripts of its demos, for `fetchAheadScript`.
 * @param scripts - addresses, by styling
 */
export function scriptTags(
  scripts: Readonly<Partial<Record<CodeStyle, readonly string[]>>>,
): string {
  return Object.entries(scripts)
    .map(
      ([style, addresses]) => `<meta name=${scriptsName}${style} content="${addresses.join(' ')}">`,
    )
    .join('');
}
