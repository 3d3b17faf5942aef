import { apiProducts } from '../../../plugins/api-reference/lib/products';
import type { ParsedOptions } from '../../command/parseOptions.cjs';
import { Refusal } from '../../command/refusal.cjs';

/** What `npm run api:coverage` was asked for. */
export interface CoverageArguments {
  json: boolean;
  product?: string;
}

/** Options of `api:coverage`; true if a value follows. */
export const coverageOptions = { '--product': true, '--json': false };

/**
 * Reads the arguments of `npm run api:coverage`.
 * @throws a refusal of an unknown product, naming those that there are
 */
export function parseCoverageArguments({ options }: ParsedOptions): CoverageArguments {
  const json = '--json' in options;
  const product = options['--product'];
  if (product === undefined) return { json };
  const known = apiProducts.map(({ id }) => id as string);
  if (!known.includes(product)) {
    throw new Refusal(`--product "${product}" is unknown: one of ${known.join(', ')}.`, 2);
  }
  return { json, product };
}
