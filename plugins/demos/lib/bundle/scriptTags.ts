import type { CodeStyle, DemoScripts } from '../../../../src/demos/rules/types';
import { scriptsName } from '../../../../src/demos/rules/fetchAheadScript';

/**
 * Writes the tags in which the head of a page names the scripts of the first demo on it, for `fetchAheadScript`.
 * @param scripts - of the demos in its folder, by styling
 * @param demo - name of the first one on the page
 * @param styles - that this demo has; in the others it is shown in the system one
 */
export function scriptTags(
  scripts: Readonly<Partial<Record<CodeStyle, DemoScripts>>>,
  demo: string,
  styles: readonly CodeStyle[],
): string {
  return styles
    .map((style) => {
      const { demo: inFront, first = [], later = [] } = scripts[style] ?? {};
      const addresses = demo === inFront ? first : [...first, ...later];
      return `<meta name=${scriptsName}${style} content="${addresses.join(' ')}">`;
    })
    .join('');
}
