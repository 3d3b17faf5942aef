import path from 'node:path';
import type { ApiComponent, ApiMember, ApiModel, ApiType } from '../../../../src/api/rules/types';
import { productOf } from '../products';
import type { ExportTouch, ThemedTouch } from './types';

/**
 * How a demo comes to a page of the reference: it names what the page is about, or the component of a higher
 * plan, or only something that has a member from there.
 */
export type TouchKind = 'direct' | 'plan' | 'member';

/** What was written of a component. */
type Written = Partial<Pick<ExportTouch, 'props' | 'slots' | 'classes'>>;

/** Props that every other component has: on the page of the one that declares them, they tell nothing. */
const commonProps = new Set(['children', 'className', 'classes', 'component', 'style', 'sx']);

/** A page of the reference with the members that a demo touches. */
export interface PageTouch {
  model: ApiModel;
  /** `variant`, `slots.root`, `classes.root`. */
  members: string[];
  how: TouchKind;
}

/** The pages of the reference by everything that a demo may name of them. */
export interface ApiLookup {
  /** What one import and its use touch. */
  ofExport: (touch: ExportTouch) => PageTouch[];
  /** What a theme's entry touches. Several pages may share its key: the lowest plan is first. */
  ofTheme: (touch: ThemedTouch) => PageTouch[];
  /** What a global class belongs to. */
  ofClass: (className: string) => PageTouch[];
}

const planRank = { pro: 1, premium: 2 } as const;
const rankOf = ({ plan }: ApiModel) => (plan ? planRank[plan] : 0);

/** All members of a page by the names that demos write, without slots and classes. */
export function memberNames(model: ApiModel): Set<string> {
  const members: readonly ApiMember[] =
    model.kind === 'component'
      ? [...model.props, ...model.inherited.flatMap((group) => group.members)]
      : model.kind === 'hook'
        ? [...model.parameters, ...model.returned]
        : model.groups.flatMap((group) => group.members);
  return new Set(members.map(({ name }) => name));
}

/** Pages that a type names; those of what it stands for only where its own text names none. */
function namedPages({ parts, expanded }: ApiType): string[] {
  const pages = (list: ApiType['parts']) =>
    list.flatMap((part) => (typeof part === 'string' ? [] : [part.pathname]));
  const own = pages(parts);
  return own.length > 0 ? own : pages(expanded ?? []);
}

function memberType(model: ApiModel, name: string): ApiType | undefined {
  if (model.kind !== 'component') return undefined;
  const slot = /^slotProps\.(.+)$/.exec(name)?.[1];
  if (slot !== undefined) return model.slots.find((each) => each.name === slot)?.props;
  return [...model.props, ...model.inherited.flatMap(({ members }) => members)].find(
    (member) => member.name === name,
  )?.type;
}

/** `buttonClasses` → names by which its component may go, best first. */
function classOwners(name: string): string[] {
  const owner = name.replace(/Classes$/, '');
  const upper = owner.charAt(0).toUpperCase() + owner.slice(1);
  return [upper, `Charts${upper}`, `Data${upper}`];
}

/**
 * The same component in other plans: what it extends (DataGridPremium → DataGridPro, DataGrid), and what
 * extends it, which has all its members.
 */
function otherPlans(name: string): { name: string; how: TouchKind }[] {
  const base = name.replace(/(Pro|Premium)$/, '');
  const plans = [base, `${base}Pro`, `${base}Premium`];
  const own = plans.indexOf(name);
  return plans.flatMap((each, plan) =>
    plan === own ? [] : [{ name: each, how: plan < own ? ('plan' as const) : ('member' as const) }],
  );
}

const group = <Value>(pairs: readonly (readonly [string, Value])[]): Map<string, Value[]> => {
  const grouped = new Map<string, Value[]>();
  for (const [key, value] of pairs) grouped.set(key, [...(grouped.get(key) ?? []), value]);
  return grouped;
};

/**
 * Prepares the pages of the reference for {@link ApiLookup}.
 * @param models - of one docs version
 */
export function apiLookup(models: readonly ApiModel[]): ApiLookup {
  const byPlan = models.toSorted((a, b) => rankOf(a) - rankOf(b));
  const byPath = new Map(models.map((model) => [model.pathname, model] as const));
  const names = new Map(models.map((model) => [model, memberNames(model)] as const));
  const byImport = group(
    models.flatMap((model) =>
      model.imports.map(({ from, name }) => [`${from}\n${name}`, model] as const),
    ),
  );
  const byPackage = group(
    models.flatMap((model) =>
      [...new Set(model.imports.map((each) => each.package))].map(
        (each) => [`${each}\n${model.name}`, model] as const,
      ),
    ),
  );
  const components = byPlan.filter((model): model is ApiComponent => model.kind === 'component');
  const byTheme = group(
    components.flatMap((model) => (model.themeName ? [[model.themeName, model] as const] : [])),
  );
  const byClass = group(
    components.flatMap((model) =>
      model.classes.map(({ name, className }) => [className, { model, name }] as const),
    ),
  );
  const byState = group(
    components.flatMap((model) => {
      const owners = new Set(
        model.classes.flatMap(({ className }) => /^(Mui[A-Z]\w*)-/.exec(className)?.[1] ?? []),
      );
      return model.classes.flatMap(({ name, className }) => {
        const state = /^Mui-(\w+)$/.exec(className)?.[1];
        return state
          ? [...owners].map((owner) => [`${owner}-${state}`, { model, name }] as const)
          : [];
      });
    }),
  );
  const byProductName = new Map(
    models.map((model) => [`${productOf(model.pathname)?.id}\n${model.name}`, model] as const),
  );
  const catalogue = (kind: 'events' | 'selectors') => models.filter((model) => model.kind === kind);
  const events = catalogue('events');
  const selectors = catalogue('selectors');

  const known = (model: ApiModel, wanted: readonly string[]) =>
    wanted.filter((name) => names.get(model)!.has(name));

  const findExport = (from: string, packageName: string, name: string): ApiModel | undefined => {
    const exported = name === 'default' ? path.posix.basename(from) : name;
    return (byImport.get(`${from}\n${name}`) ?? byPackage.get(`${packageName}\n${exported}`))?.[0];
  };

  /** What the literals given to its props show of the interfaces that these props take. */
  const nestedTouches = (model: ApiModel, nested: ExportTouch['nested']): PageTouch[] =>
    Object.entries(nested).flatMap(([prop, keys]) => {
      const type = memberType(model, prop);
      const targets = [...new Set(type ? namedPages(type) : [])].flatMap(
        (pathname) => byPath.get(pathname) ?? [],
      );
      // Of a union, only what the literal can be.
      const any = keys.filter((key) => targets.some((target) => names.get(target)!.has(key)));
      const most = Math.max(0, ...targets.map((target) => known(target, any).length));
      return targets
        .filter((target) => most > 0 && known(target, any).length === most)
        .map((target) => ({
          model: target,
          members: known(target, any),
          how: target.kind === 'component' ? ('member' as const) : ('direct' as const),
        }));
    });

  /** What of a component's own page is touched. */
  const ownTouch = (model: ApiComponent, { props, slots, classes }: Written): PageTouch => ({
    model,
    how: 'direct',
    members: [
      ...known(model, props ?? []),
      ...model.slots.filter(({ name }) => slots?.includes(name)).map(({ name }) => `slots.${name}`),
      ...model.classes
        .filter(({ name }) => classes?.includes(name))
        .map(({ name }) => `classes.${name}`),
    ],
  });

  const componentTouches = (model: ApiComponent, written: Written): PageTouch[] => {
    const origins = model.inherited.flatMap((origin): PageTouch[] => {
      const target = origin.pathname === undefined ? undefined : byPath.get(origin.pathname);
      const names = new Set(origin.members.map(({ name }) => name));
      const shared = written.props?.filter((name) => names.has(name) && !commonProps.has(name));
      const members = target ? known(target, shared ?? []) : [];
      return target && members.length > 0 ? [{ model: target, members, how: 'member' }] : [];
    });
    const plans = otherPlans(model.name).flatMap(({ name, how }): PageTouch[] => {
      const target = byProductName.get(`${productOf(model.pathname)?.id}\n${name}`);
      if (target?.kind !== 'component') return [];
      const { members } = ownTouch(target, written);
      return members.length > 0 ? [{ model: target, members, how }] : [];
    });
    return [ownTouch(model, written), ...origins, ...plans];
  };

  const ofExport = (touch: ExportTouch): PageTouch[] => {
    const model = findExport(touch.from, touch.package, touch.name);
    if (model) {
      const nested = nestedTouches(model, touch.nested);
      return model.kind === 'component'
        ? [...componentTouches(model, touch), ...nested]
        : [{ model, members: known(model, touch.fields), how: 'direct' }, ...nested];
    }
    const { name } = touch;
    if (/Classes$/.test(name)) {
      const owner = classOwners(name)
        .flatMap((each) => byPackage.get(`${touch.package}\n${each}`) ?? [])
        .find((each) => each.kind === 'component');
      if (owner?.kind !== 'component' || touch.classes.length === 0) return [];
      return componentTouches(owner, { classes: touch.classes });
    }
    if (/Props$/.test(name)) {
      const owner = findExport(touch.from, touch.package, name.replace(/Props$/, ''));
      if (owner?.kind !== 'component' || touch.fields.length === 0) return [];
      return [
        ...componentTouches(owner, { props: touch.fields }),
        ...nestedTouches(owner, touch.nested),
      ];
    }
    if (!/^@mui\/x-data-grid/.test(touch.package)) return [];
    if (/^GridEvent(Lookup|s)$/.test(name)) {
      return events
        .map((model) => ({ model, members: known(model, touch.fields), how: 'direct' as const }))
        .filter(({ members }) => members.length > 0);
    }
    return selectors
      .map((model) => ({ model, members: known(model, [name]), how: 'direct' as const }))
      .filter(({ members }) => members.length > 0);
  };

  return {
    ofExport,
    ofTheme: ({ name, props, classes }) =>
      (byTheme.get(name) ?? []).map((model) => ownTouch(model, { props, classes })),
    ofClass: (className) =>
      (byClass.get(className) ?? byState.get(className) ?? []).map(({ model, name }) => ({
        model,
        members: [`classes.${name}`],
        how: 'direct',
      })),
  };
}
