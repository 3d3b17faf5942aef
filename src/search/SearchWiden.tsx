import { translate } from '@docusaurus/Translate';
import type { Facets } from './rules/searchFilters';
import type { Widening } from './rules/widening';
import styles from './SearchDialog.late.module.css';

function buttonText(over: Widening['over']): string {
  switch (over) {
    case 'products':
      return translate({
        id: 'search.widenProducts',
        message: 'Search all products',
        description: 'Button in a search that is narrowed to a product',
      });
    case 'plans':
      return translate({
        id: 'search.widenPlans',
        message: 'Search all plans',
        description: 'Button in a search that is narrowed to a plan',
      });
    case 'versions':
      return translate({
        id: 'search.widenVersions',
        message: 'Search all versions',
        description: 'Button in a search that is narrowed to a version',
      });
    default:
      return translate({
        id: 'search.widen',
        message: 'Search all products and plans',
        description: 'Button in a search that is narrowed to a product and a plan',
      });
  }
}

/** What a narrowed search holds back, to be said beside what it has found; '' where that is not known. */
export function heldBack({ over, more }: Widening): string {
  if (more === undefined) return '';
  const values = { count: String(more) };
  return over === 'products'
    ? translate(
        {
          id: 'search.inOtherProducts',
          message: '{count} more in other products',
          description: 'Said after the number of results of a search that is narrowed to a product',
        },
        values,
      )
    : translate(
        {
          id: 'search.inOtherPlans',
          message: '{count} more in other plans',
          description: 'Said after the number of results of a search that is narrowed to a plan',
        },
        values,
      );
}

interface SearchWidenProps {
  widening: Widening;
  onWiden: (to: Facets) => void;
}

/** The one way out of a narrowed search, whether it has found something or not. */
export function SearchWiden({ widening: { over, to }, onWiden }: SearchWidenProps) {
  return (
    <button type="button" className={styles.meant} onClick={() => onWiden(to)}>
      {buttonText(over)}
    </button>
  );
}
