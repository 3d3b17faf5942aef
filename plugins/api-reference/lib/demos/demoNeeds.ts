import type { DemoNeeds } from '../../../../src/demos/rules/types';
import { productIdentity } from '../../../../src/navigation/rules/products/productIdentity';
import { locatePage } from '../../../../src/navigation/rules/tree/locatePage';
import { versionNumber } from '../../../../src/lens/rules/installed';
import { rowKey } from '../../../../src/history/rules/rowKey';
import { pageSince, rowSince } from '../../../../src/history/rules/rowSince';
import { rowKinds, type ProductHistory, type RowKind } from '../../../../src/history/rules/types';
import type { DemoIndex } from './types';

/** The version of each product, by product id. */
type Needed = Record<string, string>;

/** Kinds of what the index calls by its plain name; a slot and a class have theirs in the name. */
const plainKinds = (Object.keys(rowKinds) as RowKind[]).filter(
  (kind) => kind !== 'slot' && kind !== 'class',
);

/** The keys that a member of the index may have in the history. */
function keysOf(member: string): string[] {
  const [, group, name] = /^(slots|classes)\.(.+)$/.exec(member) ?? [];
  if (group && name) return [rowKey(group === 'slots' ? 'slot' : 'class', name)];
  return plainKinds.map((kind) => rowKey(kind, member));
}

/**
 * The versions that demos need: the highest in which something came that they touch. What they do not touch by name is not
 * known, so a demo may need more for another reason, such as a fault that was mended.
 * @param histories - of products, as far as the version that the demos are for
 * @returns by id of the demo, those alone of which something is known
 */
export function demoNeeds(
  { byApi, byDemo }: DemoIndex,
  histories: readonly ProductHistory[],
): Record<string, DemoNeeds> {
  const needs: Record<string, Needed> = Object.fromEntries(
    Object.keys(byDemo)
      .filter((id) => isKnown(id, histories))
      .map((id) => [id, {}]),
  );
  const note = (id: string, product: string, version: string | undefined) => {
    if (version === undefined) return;
    const known = needs[id]?.[product];
    if (known !== undefined && versionNumber(known) >= versionNumber(version)) return;
    needs[id] = { ...needs[id], [product]: version };
  };
  for (const history of histories) {
    const { product, pages } = history;
    for (const [pathname, page] of Object.entries(pages)) {
      const demos = byApi[pathname];
      if (!demos) continue;
      // A type came when it was exported; what it describes may have worked before.
      const since = page.kind === 'interface' ? undefined : pageSince(history, pathname);
      for (const { id } of demos.all) note(id, product, since);
      for (const [member, refs] of Object.entries(demos.members)) {
        const versions = keysOf(member)
          .filter((key) => Object.hasOwn(page.rows, key))
          .map((key) => rowSince(history, pathname, key))
          .filter((version) => version !== pageSince(history, pathname));
        for (const { id } of refs) versions.forEach((version) => note(id, product, version));
      }
    }
  }
  return Object.fromEntries(
    Object.entries(needs)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, needed]) => [
        id,
        { ...(isKnown(id, histories) && { 'data-known': '' }), ...toAttributes(needed, histories) },
      ]),
  );
}

/** Whether there is a history of the product that the page of a demo is about. */
function isKnown(id: string, histories: readonly ProductHistory[]): boolean {
  const shown = productIdentity(locatePage(id)?.pathname ?? '').id;
  return histories.some(({ product }) => product === shown);
}

function toAttributes(needed: Needed, histories: readonly ProductHistory[]): DemoNeeds {
  const own = histories.filter(({ product }) => product in needed);
  if (own.length === 0) return {};
  return {
    'data-needs': own
      .map(({ product, packages }) => `${packages[0]!} ${needed[product]!}`)
      .join(', '),
    style: Object.fromEntries(
      own.map(({ product }) => [`--needs-${product}`, versionNumber(needed[product]!)]),
    ),
  };
}
