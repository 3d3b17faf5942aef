import type { AgentsProduct } from '../../../../src/agents/rules/types';
import type { Names } from '../../../../src/search/rules/names/names';
import { joined } from '../../../../src/search/rules/names/splitWords';

/** A product that a query names. */
export interface Mention {
  id: string;
  /** The query without its name, which half of all pages have. */
  rest: string;
}

/**
 * The product that a query names, by its name or what stands for that in the site's search; the longest name counts.
 * @returns nothing if it names none
 */
export function namedProduct(
  query: string,
  products: readonly AgentsProduct[],
  { synonyms }: Names,
): Mention | undefined {
  const text = joined(query);
  const aliases = products.flatMap(({ id, name }) => {
    // `Date Pickers`, and of it one.
    const forms = [joined(name), joined(name).replace(/s$/, '')];
    return [...forms, ...forms.flatMap((form) => synonyms.get(form) ?? []).map(joined)].map(
      (alias) => ({ id, alias }),
    );
  });
  const [named] = aliases
    .filter(({ alias }) => alias.length > 1 && text.includes(alias))
    .toSorted((a, b) => b.alias.length - a.alias.length);
  if (!named) return undefined;
  // Letters and numbers only, so that nothing of it is a sign of a pattern; `data grid's` is named, too.
  const written = new RegExp(`${[...named.alias].join('[\\s-]*')}(?:s|'s)?`, 'giu');
  return { id: named.id, rest: query.replace(written, ' ').trim() };
}
