import type { Context } from './context';
import { exportedAs } from './exportedAs';
import { isComponent, isHook } from './isComponent';
import { reasonWithout } from './notDocumented';
import { exportPlan } from './readImports';
import { apiProducts } from './products';

/** A component or hook that a package exports. */
export interface PublicExport {
  name: string;
  kind: 'component' | 'hook';
  product: string;
  /** Lowest package that exports it. */
  library: string;
  plan?: 'pro' | 'premium';
  /** Folder behind the package's name, where its root does not export it. */
  sub?: string;
  /** Its page, if it has one. */
  pathname?: string;
  /** Why it has no page. */
  reason?: string;
}

/** Names that say themselves that they are not for use. */
const unfinished = /^(unstable_|Unstable_|Experimental_|experimental)/;

/** Lists the components and hooks that the packages export. */
export function publicExports(context: Context): PublicExport[] {
  const list: PublicExport[] = [];
  const pages = new Map(
    context.pages.map((page) => [
      `${page.pathname.split('/').slice(0, -1).join('/')} ${page.name}`,
      page,
    ]),
  );
  for (const product of apiProducts) {
    for (const any of context.exported.get(product.id)?.values() ?? []) {
      const exported = exportedAs(context, product.id, any.name) ?? any;
      const { library, symbol } = exported.symbols[0]!;
      const { name } = exported;
      const bare = name.replace(unfinished, '');
      const kind = isComponent(context.checker, bare, symbol)
        ? 'component'
        : isHook(context.checker, bare, symbol)
          ? 'hook'
          : undefined;
      if (!kind) continue;
      const page = pages.get(`${product.root} ${name}`);
      const reason =
        reasonWithout(library.name, name) ??
        (unfinished.test(name) ? 'Its name says that it may change at any time.' : undefined);
      const plan = exportPlan(exported);
      const inRoot = exported.paths.some(({ sub }) => sub === '');
      list.push({
        name,
        kind,
        product: product.id,
        library: library.name,
        ...(plan && { plan }),
        ...(!inRoot && { sub: exported.paths[0]!.sub }),
        ...(page && { pathname: page.pathname }),
        ...(!page && reason && { reason }),
      });
    }
  }
  return list;
}

/**
 * The exports that have neither a page nor a reason to have none.
 * @throws if there is nothing to compare: a check that looks at nothing proves nothing
 */
export function missingPages(exports: readonly PublicExport[]): PublicExport[] {
  if (exports.length === 0) {
    throw new Error('The packages export no component and no hook: they were not read.');
  }
  return exports.filter(({ pathname, reason }) => pathname === undefined && reason === undefined);
}
