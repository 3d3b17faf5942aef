import { translate } from '@docusaurus/Translate';
import type { ServedHistory } from '../history/rules/servedHistory';

/**
 * Says why a comparison lists nothing: what is asked for is in neither version, or it is the same in both.
 * @param page - address to which it is narrowed; empty for all
 * @param to - the later version
 */
export function sayNoChange(history: ServedHistory, page: string, to: string): string {
  const asked = Object.hasOwn(history.pages, page) ? history.pages[page] : undefined;
  if (page && !asked) {
    return translate(
      {
        id: 'compare.unknownPage',
        message: '{product} has no page at {page}.',
        description: 'Result of a comparison that is narrowed to a page which does not exist',
      },
      { product: history.name, page },
    );
  }
  const start = asked?.from ?? 0;
  if (asked && start > history.versions.indexOf(to)) {
    return translate(
      {
        id: 'compare.laterPage',
        message: '{name} is in neither version; it is new in {version}.',
        description: 'Result of a comparison that is narrowed to a component which came later',
      },
      { name: asked.name, version: history.versions[start]! },
    );
  }
  return translate({
    id: 'compare.none',
    message: 'The API is the same in both versions.',
    description: 'Result of a comparison of two versions',
  });
}
