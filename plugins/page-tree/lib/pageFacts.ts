import type { PageLocation } from '../../../src/navigation/rules/tree/locatePage';
import type { PageFacts } from '../../../src/navigation/rules/tree/pageFacts';
import { nearestPage } from '../../../src/navigation/rules/versions/versionTarget';

/**
 * What the build knows of a page and its notices need.
 * @param page - where its file lies
 * @param locale - language being built
 * @param isPage - whether the current version has a page at this path
 */
export function pageFacts(
  page: PageLocation,
  locale: string,
  isPage: (pathname: string) => boolean,
): PageFacts {
  const inCurrent = page.version === 'current' ? undefined : nearestPage(page.pathname, isPage);
  return {
    ...(page.locale !== locale && { translated: false as const }),
    ...(inCurrent !== undefined && { inCurrent }),
  };
}
