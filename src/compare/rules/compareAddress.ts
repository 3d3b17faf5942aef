import { floorVersion } from '../../history/rules/floorVersion';
import type { ServedProduct } from '../../history/rules/servedHistory';
import { isVersion } from '../../lens/rules/installed';
import { writeQuery } from '../../pageData/rules/viewQuery';
import { changeKinds, type ChangeKind } from './compareApi';

/** What is compared. */
export interface Chosen {
  product: string;
  from: string;
  to: string;
  /** Address of the only page that is shown; '' for all. */
  page: string;
  /** The only kinds of changes that are shown; none for all. */
  kinds: readonly ChangeKind[];
}

/**
 * What an address asks for: `?product=x-charts&from=8.4.1&to=8.9.2&page=/x/api/charts/bar-chart&kinds=removed`. A version that was not compared
 * stands for the last one before it; what is absent, or nothing known, is chosen: the first product, its two last versions. A version is
 * compared with the one before it where it would be compared with itself, the first one with the next.
 * @param search - query of the address
 * @param products - at least one
 */
export function readChosen(search: string, products: readonly ServedProduct[]): Chosen {
  const query = new URLSearchParams(search);
  const { product, versions } =
    products.find((one) => one.product === query.get('product')) ?? products[0]!;
  const asked = (name: string) => {
    const version = query.get(name) ?? '';
    return isVersion(version) ? floorVersion(versions, version) : undefined;
  };
  const place = versions.indexOf(asked('to') ?? versions.at(-1)!);
  const to = Math.max(place, 1);
  const from = versions.indexOf(asked('from') ?? '');
  const kinds = query.get('kinds')?.split(',') ?? [];
  return {
    product,
    from: versions[from >= 0 && from < to ? from : to - 1]!,
    to: versions[to]!,
    page: query.get('page')?.replace(/(.)\/$/, '$1') ?? '',
    kinds: changeKinds.filter((kind) => kinds.includes(kind)),
  };
}

/**
 * The query that {@link readChosen} reads.
 * @param search - query of the address so far, of which the rest stays, such as `mode=dark`
 */
export function writeChosen({ kinds, ...chosen }: Chosen, search: string): string {
  return writeQuery({ ...chosen, kinds: kinds.join(',') }, search);
}
