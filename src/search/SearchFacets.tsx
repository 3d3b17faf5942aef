import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useDocsConfig } from '../docsConfig';
import { productName } from '../navigation/rules/products/productName';
import type { FacetName } from './rules/searchFilters';
import type { SearchState } from './rules/searchState';
import type { VersionChoice } from './rules/versionChoices';
import styles from './SearchDialog.late.module.css';

interface SearchFacetsProps {
  state: SearchState;
  /** Product that the reader is reading about; first in the list. */
  product: string | undefined;
  /** Versions besides the current ones. */
  older: readonly VersionChoice[];
  onNarrow: (facet: FacetName, value: string) => void;
}

interface FacetProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Facet({ label, value, onChange, children }: FacetProps) {
  return (
    <label className={styles.facet}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  );
}

function versionText({ instance, label }: VersionChoice): string {
  const name = productName(
    instance === 'x' ? { category: 'x', id: null } : { category: 'core', id: 'material-ui' },
  );
  return `${name} v${label.replace(/^v/, '')}`;
}

/** What a search can be narrowed to. */
export function SearchFacets({ state, product, older, onNarrow }: SearchFacetsProps) {
  const { products } = useDocsConfig();
  const { facets, answer } = state;
  // Numbers only once there is something to count.
  const counted = (name: string, facet: 'product' | 'plan', value: string) =>
    answer ? `${name} (${answer.counts[facet][value] ?? 0})` : name;
  const ownFirst = products.toSorted((a, b) => Number(b.id === product) - Number(a.id === product));
  return (
    <div className={styles.facets}>
      <Facet
        label={translate({
          id: 'search.product',
          message: 'Product',
          description: 'Names the choice of a product in the search',
        })}
        value={facets.product}
        onChange={(value) => onNarrow('product', value)}
      >
        <option value="all">
          {translate({
            id: 'search.allProducts',
            message: 'All products',
            description: 'First product in the search: no narrowing',
          })}
        </option>
        {ownFirst.map(({ id, name }) => (
          <option key={id} value={id}>
            {counted(name, 'product', id)}
          </option>
        ))}
      </Facet>
      <Facet
        label={translate({
          id: 'search.plan',
          message: 'Plan',
          description: 'Names the choice of a plan (Community, Pro, Premium) in the search',
        })}
        value={facets.plan}
        onChange={(value) => onNarrow('plan', value)}
      >
        <option value="all">
          {translate({
            id: 'search.allPlans',
            message: 'All plans',
            description: 'First plan in the search: no narrowing',
          })}
        </option>
        {(['Community', 'Pro', 'Premium'] as const).map((name) => (
          <option key={name} value={name.toLowerCase()}>
            {counted(name, 'plan', name.toLowerCase())}
          </option>
        ))}
      </Facet>
      {older.length > 0 ? (
        <Facet
          label={translate({
            id: 'search.version',
            message: 'Version',
            description: 'Names the choice of a version in the search',
          })}
          value={facets.version}
          onChange={(value) => onNarrow('version', value)}
        >
          <option value="current">
            {translate({
              id: 'search.currentVersions',
              message: 'Current versions',
              description: 'Choice of a version in the search: the current one of each product',
            })}
          </option>
          {older.map((version) => (
            <option key={version.tag} value={version.tag}>
              {versionText(version)}
            </option>
          ))}
          <option value="all">
            {translate({
              id: 'search.allVersions',
              message: 'All versions',
              description: 'Choice of a version in the search: no narrowing',
            })}
          </option>
        </Facet>
      ) : null}
    </div>
  );
}
