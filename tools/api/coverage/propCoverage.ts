import { productOf } from '../../../plugins/api-reference/lib/products';
import type { DemoIndex } from '../../../plugins/api-reference/lib/demos/types';
import type { ApiComponent, ApiModel } from '../../../src/api/rules/types';

/** Which props of a component demos show. */
export interface ComponentCoverage {
  name: string;
  pathname: string;
  /** Product of the reference: `core`, `data-grid` and so on. */
  product: string;
  /** Number of its own props that are not deprecated. */
  props: number;
  /** Those of them that no demo shows. */
  unshown: string[];
}

/** Which props demos show, in all and by product. */
export interface PropCoverage {
  demos: number;
  components: ComponentCoverage[];
  totals: ProductTotal[];
}

/** The sum of a product's components. */
export interface ProductTotal {
  product: string;
  components: number;
  props: number;
  shown: number;
}

const planEnd = /(Pro|Premium)$/;

/** Names of a component in lower plans: their props are counted there. */
function lowerNames(name: string): string[] {
  const base = name.replace(planEnd, '');
  if (base === name) return [];
  return name.endsWith('Premium') ? [base, `${base}Pro`] : [base];
}

/**
 * Says which props no demo shows. Counts props that a component declares itself and that are not deprecated;
 * of a component in a higher plan, those that the lower ones lack.
 * @param models - of one docs version
 * @param index - made from the same models
 * @param product - only this product of the reference
 */
export function propCoverage(
  models: readonly ApiModel[],
  index: DemoIndex,
  product?: string,
): PropCoverage {
  const components = models.filter((model): model is ApiComponent => model.kind === 'component');
  const named = (model: ApiComponent) => `${productOf(model.pathname)?.id ?? ''}\n${model.name}`;
  const byName = new Map(components.map((model) => [named(model), model] as const));
  const rows = components.flatMap((model): ComponentCoverage[] => {
    const own = productOf(model.pathname)?.id;
    if (own === undefined || (product !== undefined && own !== product)) return [];
    const below = new Set(
      lowerNames(model.name)
        .flatMap((name) => byName.get(`${own}\n${name}`) ?? [])
        .flatMap(({ props }) => props.map(({ name }) => name)),
    );
    const props = model.props.filter(
      ({ name, deprecated }) => deprecated === undefined && !below.has(name),
    );
    const members = index.byApi[model.pathname]?.members ?? {};
    return [
      {
        name: model.name,
        pathname: model.pathname,
        product: own,
        props: props.length,
        unshown: props.map(({ name }) => name).filter((name) => !members[name]?.length),
      },
    ];
  });
  const products = [...new Set(rows.map((row) => row.product))];
  return {
    demos: Object.keys(index.byDemo).length,
    components: rows,
    totals: products.map((id) => {
      const ofProduct = rows.filter((row) => row.product === id);
      const props = ofProduct.reduce((sum, row) => sum + row.props, 0);
      const unshown = ofProduct.reduce((sum, row) => sum + row.unshown.length, 0);
      return { product: id, components: ofProduct.length, props, shown: props - unshown };
    }),
  };
}
