import { apiProducts } from '../../../plugins/api-reference/lib/products';

/** What `npm run api:coverage` was asked for. */
export interface CoverageArguments {
  help: boolean;
  json: boolean;
  product?: string;
}

/**
 * Reads the arguments of `npm run api:coverage`.
 * @throws naming what is unknown or missing, and what there is
 */
export function parseCoverageArguments(args: readonly string[]): CoverageArguments {
  const parsed: CoverageArguments = { help: false, json: false };
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = args[index]!.split(/=(.*)/s, 2);
    if (name === '--help' && inline === undefined) parsed.help = true;
    else if (name === '--json' && inline === undefined) parsed.json = true;
    else if (name === '--product') {
      const value = inline ?? args[(index += 1)];
      const known = apiProducts.map(({ id }) => id as string);
      if (value === undefined || !known.includes(value)) {
        throw new Error(
          `--product ${value === undefined ? 'needs a value' : `"${value}" is unknown`}: one of ${known.join(', ')}.`,
        );
      }
      parsed.product = value;
    } else {
      throw new Error(`Unknown option ${args[index]}. Known are --help, --json, --product.`);
    }
  }
  return parsed;
}
