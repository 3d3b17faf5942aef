import type { ApiModel, DemoRef } from '../../../../src/api/rules/types';
import { productOf } from '../products';
import { apiLookup } from './apiLookup';
import { demoTouches, type DemoTouch } from './demoTouches';
import { homePage, type DemoPage } from './homePages';
import type { ApiDemos, ApiUse, DemoIndex, IndexedDemo } from './types';

/** Components that place others: of a demo that is about something else, they tell least. */
const layout = new Set(['Box', 'Container', 'Grid', 'GridLegacy', 'Stack']);

function isLayout({ pathname, name }: ApiModel): boolean {
  return layout.has(name) && /^(core|system)$/.test(productOf(pathname)?.id ?? '');
}

/** The product whose guides a page belongs to, as the first part of its path: `/x/react-charts`. */
function guideOf(pathname: string): string {
  const product = productOf(pathname);
  if (product)
    return product.root.replace('/api/', '/react-').replace(/^\/api-docs$/, '/components');
  return pathname.startsWith('/x/') || pathname.startsWith('/system')
    ? pathname
        .split('/')
        .slice(0, pathname.startsWith('/x/') ? 3 : 2)
        .join('/')
    : '/components';
}

function sortBy<Item>(items: readonly Item[], rank: (item: Item) => number[]): Item[] {
  return items
    .map((item) => ({ item, ranks: rank(item) }))
    .toSorted((a, b) => {
      const at = a.ranks.findIndex((value, index) => value !== b.ranks[index]);
      return at < 0 ? 0 : a.ranks[at]! - b.ranks[at]!;
    })
    .map(({ item }) => item);
}

/**
 * Joins demos and the pages of the reference, both ways.
 *
 * A page's demos: those on its own guide first, those that name its subject before the rest, then in reading
 * order. Demos of the component of a higher plan count as its own; demos of what only has a member from it
 * (a prop that a component inherits) stand beside that member. A demo's pages: what its own page is about first, then its product's, then others, what only lays
 * out last; without those that it does not name.
 *
 * @param models - of one docs version
 * @param demos - of the same, in reading order
 * @throws if two demos have the same id
 */
export function indexDemos(models: readonly ApiModel[], demos: readonly IndexedDemo[]): DemoIndex {
  const lookup = apiLookup(models);
  const touches = new Map<string, DemoTouch[]>();
  const pages = new Map<string, DemoPage>();
  for (const { id, pathname, pageTitle, files } of demos) {
    if (touches.has(id)) throw new Error(`Two demos have the id ${id}; list each demo once`);
    touches.set(id, demoTouches(files, lookup));
    const page = pages.get(pathname) ?? { pathname, title: pageTitle, demos: 0 };
    pages.set(pathname, { ...page, demos: page.demos + 1 });
  }

  const users = new Map<string, { demo: IndexedDemo; touch: DemoTouch; order: number }[]>();
  demos.forEach((demo, order) => {
    for (const touch of touches.get(demo.id)!) {
      const { pathname } = touch.model;
      users.set(pathname, [...(users.get(pathname) ?? []), { demo, touch, order }]);
    }
  });

  const homes = new Map<string, string | undefined>();
  const byApi: Record<string, ApiDemos> = {};
  for (const { pathname, name } of models) {
    const own = users.get(pathname) ?? [];
    const direct = own.filter(({ touch }) => touch.how === 'direct');
    const touchedOn = new Map<string, { demos: number; members: Set<string> }>();
    for (const { demo, touch } of direct.length > 0 ? direct : own) {
      const known = touchedOn.get(demo.pathname) ?? { demos: 0, members: new Set<string>() };
      touch.members.forEach((member) => known.members.add(member));
      touchedOn.set(demo.pathname, { ...known, demos: known.demos + 1 });
    }
    const home = homePage({ pathname, name, touchedOn }, [...pages.values()]);
    homes.set(pathname, home);
    const sorted = sortBy(own, ({ demo, touch, order }) => [
      demo.pathname === home ? 0 : 1,
      touch.how === 'direct' ? 0 : 1,
      order,
    ]);
    const all: DemoRef[] = [];
    const members: Record<string, DemoRef[]> = {};
    for (const { demo, touch } of sorted) {
      const ref: DemoRef = { id: demo.id, pathname: demo.pathname, name: demo.name };
      if (touch.how !== 'member') all.push(ref);
      for (const member of touch.members) (members[member] ??= []).push(ref);
    }
    byApi[pathname] = { all, members };
  }

  const byDemo: Record<string, ApiUse[]> = {};
  for (const demo of demos) {
    const guide = guideOf(demo.pathname);
    const direct = touches.get(demo.id)!.filter((touch) => touch.how === 'direct');
    byDemo[demo.id] = sortBy(direct, ({ model }) => {
      const isHome = homes.get(model.pathname) === demo.pathname;
      const rest = isLayout(model) ? 3 : guideOf(model.pathname) === guide ? 1 : 2;
      return [isHome ? 0 : rest];
    }).map(({ model, members }) => ({ pathname: model.pathname, name: model.name, members }));
  }
  return { byApi, byDemo };
}
