import type {
  SiteTranslations,
  TranslatedPage,
} from '../../plugins/translation/lib/siteTranslations';
import { Refusal } from '../command/refusal.cjs';

/**
 * Finds a page by whatever names it: its address, its file, or that of its translation.
 * @throws if no page is called so
 */
export function findPage({ pages }: SiteTranslations, name: string): TranslatedPage {
  const plain = name
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .replace(/\/(?:index\.mdx)?$/, '');
  const found = pages.find(({ pathname, source, translation }) =>
    [pathname, source.replace(/\/index\.mdx$/, ''), translation.replace(/\/index\.mdx$/, '')].some(
      (each) => each === plain || each === `/${plain}`,
    ),
  );
  if (!found) {
    throw new Refusal(
      `There is no written page ${name}. Name it by its address (/x/react-data-grid/sorting) or by its file.`,
      2,
    );
  }
  return found;
}
