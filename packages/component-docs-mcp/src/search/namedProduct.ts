import type { AgentsProduct } from '../../../../src/agents/rules/types';
import type { Names } from '../../../../src/search/rules/names/openNames';
import { joined } from '../../../../src/search/rules/names/splitWords';

/**
 * The product that a query names, by its name or what stands for that in the site's search; the longest name counts.
 * @returns its id; nothing if it names none
 */
export function namedProduct(
  query: string,
  products: readonly AgentsProduct[],
  { synonyms }: Names,
): string | undefined {
  const text = joined(query);
  const aliases = products.flatMap(({ id, name }) => {
    // `Date Pickers`, and of it one.
    const forms = [joined(name), joined(name).replace(/s$/, '')];
    return [...forms, ...forms.flatMap((form) => synonyms.get(form) ?? []).map(joined)].map(
      (alias) => ({ id, alias }),
    );
  });
  return aliases
    .filter(({ alias }) => alias.length > 1 && text.includes(alias))
    .toSorted((a, b) => b.alias.length - a.alias.length)[0]?.id;
}
