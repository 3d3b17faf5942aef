import { planFamily } from '../../../plugins/api-reference/lib/originOf';
import { productOf, type ApiProduct } from '../../../plugins/api-reference/lib/products';
import { shorten } from '../../../plugins/api-reference/lib/typeText';
import { rowKey } from '../../../src/history/rules/rowKey';
import type {
  ExportHistory,
  PageHistory,
  ProductHistory,
  RowKind,
  RowState,
  RowStates,
} from '../../../src/history/rules/types';
import { compareVersions } from '../../version/compareVersions';
import { isOtherDefault } from './isOtherDefault';
import { sameType } from './sameType';
import type { CompiledStep, StepMember, StepPage } from './types';

/** A table of changes has no room for an object of slots: longer texts are cut. */
const longest = 160;

/** What members of a page are. */
const memberKinds = {
  component: 'prop',
  interface: 'member',
  events: 'event',
  selectors: 'selector',
  hook: 'parameter',
} as const satisfies Record<StepPage['kind'], RowKind>;

/** Props that every element takes: one that a component has no longer of its own is there all the same. */
const frameProps = new Set(['children', 'className', 'style'].map((name) => rowKey('prop', name)));

/** Everything of a page that is compared, by key. */
function rowsOf({ kind, members, parts }: StepPage): Map<string, StepMember> {
  return new Map([
    ...Object.entries(members).map(
      ([name, member]) => [rowKey(memberKinds[kind], name), member] as const,
    ),
    // Their keys are made alike.
    ...Object.entries(parts),
  ]);
}

/** The package that has a page of a plan. */
function libraryOf({ libraries }: ApiProduct, plan: StepPage['plan']): string | undefined {
  return libraries.find((one) => one.plan === plan)?.name;
}

const rank = (plan: StepPage['plan']): number => (plan === 'premium' ? 2 : plan ? 1 : 0);
const higherPlan = (a: StepPage['plan'], b: StepPage['plan']) => (rank(a) > rank(b) ? a : b);

/** Whether a row is another one for who uses it. */
function isOther(kind: StepPage['kind'], a: StepMember, b: StepMember): boolean {
  return (
    !sameType(a, b) ||
    (kind === 'component' && isOtherDefault(a.default, b.default)) ||
    a.required !== b.required ||
    (a.deprecated === undefined) !== (b.deprecated === undefined)
  );
}

/** What is kept of a row. */
function toState({
  type,
  default: value,
  required,
  deprecated,
  about,
  plan,
}: StepMember): RowState {
  const text = shorten(type, longest);
  return {
    ...(text !== '' && { type: text }),
    ...(value !== undefined && { default: shorten(value, longest) }),
    ...(required && { required }),
    ...(deprecated !== undefined && { deprecated: shorten(deprecated, longest) }),
    ...(about !== undefined && { about }),
    ...(plan && { plan }),
  };
}

/** What a row was at a step; `undefined`: the step does not tell. */
type Seen = { at: number; member: StepMember | null };

function statesOf(kind: StepPage['kind'], seen: readonly Seen[]): RowStates {
  const kept: Seen[] = [];
  for (const one of seen) {
    const last = kept.at(-1)?.member;
    const isSame =
      kept.length > 0 &&
      (last && one.member ? !isOther(kind, last, one.member) : last === one.member);
    if (!isSame && (kept.length > 0 || one.member)) kept.push(one);
  }
  return kept.map(({ at, member }) => [at, member && toState(member)]);
}

/**
 * Takes away that a row was not there where a library of the product has no release: a higher plan adds rows to pages of lower
 * ones, and those that were there before and are after it were there all the time.
 * @param isWhole - whether all libraries that the product ever had are there at a step
 */
function withoutGaps(seen: readonly Seen[], isWhole: (at: number) => boolean): Seen[] {
  return seen.filter(({ at, member }, index) => {
    if (member || isWhole(at)) return true;
    const before = seen.slice(0, index).findLast((one) => isWhole(one.at));
    const back = seen.slice(index + 1).find((one) => one.member);
    const whole = seen.slice(index + 1).find((one) => isWhole(one.at));
    // What is back before the library is was gone for another reason.
    return !before?.member || back === undefined || back !== whole;
  });
}

/** The page on which a row of a lower plan stands, where a page's own package was not there. */
function standIn(
  pages: CompiledStep['pages'],
  product: ApiProduct,
  page: StepPage,
): StepPage | undefined {
  const family = planFamily(page.name);
  if (family.length === 1) return undefined;
  return Object.entries(pages)
    .filter(([pathname]) => pathname.startsWith(`${product.root}/`))
    .map(([, other]) => other)
    .findLast((other) => family.includes(other.name) && other.name !== page.name);
}

function pageHistory(
  steps: readonly CompiledStep[],
  product: ApiProduct,
  pathname: string,
): PageHistory | undefined {
  const last = steps.at(-1)!.pages[pathname]!;
  const library = libraryOf(product, last.plan);
  const isKnown = (step: CompiledStep) => library === undefined || library in step.packages;
  const at = (step: CompiledStep): StepPage | undefined => {
    const page = step.pages[pathname];
    return page?.kind === last.kind ? page : undefined;
  };
  const known = steps.flatMap((step, index) => (isKnown(step) ? [index] : []));
  const lastWithout = known.findLast((index) => !at(steps[index]!));
  const start = known.find((index) => index > (lastWithout ?? -1))!;
  const from = lastWithout === undefined ? undefined : start;
  const ever = new Set(steps.flatMap(({ packages }) => Object.keys(packages)));
  const isWhole = (index: number) => [...ever].every((name) => name in steps[index]!.packages);
  const seen = new Map<string, Seen[]>();
  const note = (key: string, one: Seen) => seen.set(key, [...(seen.get(key) ?? []), one]);
  /** Every row that the page ever had, with its plan. */
  const keys = new Map(
    steps.flatMap((step, index) =>
      index >= start && at(step)
        ? [...rowsOf(at(step)!)].map(([key, { plan }]) => [key, plan] as const)
        : [],
    ),
  );
  for (const [index, step] of steps.entries()) {
    if (index < start) continue;
    const page = at(step);
    if (page) {
      const rows = rowsOf(page);
      for (const [key, plan] of keys) {
        if (frameProps.has(key) && !rows.has(key)) continue;
        // What a higher plan adds is not known where its package has no such release.
        const own = libraryOf(product, higherPlan(last.plan, plan));
        const isTold = rows.has(key) || own === undefined || own in step.packages;
        if (isTold) note(key, { at: index, member: rows.get(key) ?? null });
      }
    } else {
      // Its package has no such release: rows that it has from a lower plan are on that plan's page.
      const other = standIn(step.pages, product, last);
      if (!other) continue;
      for (const [key, member] of rowsOf(other))
        if (keys.has(key)) note(key, { at: index, member });
    }
  }
  /** The first version that can tell of a row: of one that a higher plan adds, the first with that plan's package. */
  const startOf = (key: string): number => {
    const own = libraryOf(product, higherPlan(last.plan, keys.get(key)));
    return steps.findIndex(
      ({ packages }, index) => index >= start && (own === undefined || own in packages),
    );
  };
  const rows = Object.fromEntries(
    [...seen]
      .map(([key, all]) => [key, statesOf(last.kind, withoutGaps(all, isWhole))] as const)
      .filter(([key, states]) => states.length > 1 || states[0]![0] > startOf(key))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const lastInUse = known.findLast((index) => at(steps[index]!)?.deprecated === undefined);
  const deprecated =
    last.deprecated !== undefined && lastInUse !== undefined
      ? known.find((index) => index > lastInUse)
      : undefined;
  if (from === undefined && deprecated === undefined && Object.keys(rows).length === 0) {
    return undefined;
  }
  return {
    kind: last.kind,
    name: last.name,
    ...(last.plan && { plan: last.plan }),
    ...(from !== undefined && { from }),
    ...(deprecated !== undefined && { deprecated }),
    rows,
  };
}

/** Components and hooks without a page that came or went. */
function exportHistories(
  steps: readonly CompiledStep[],
  product: ApiProduct,
): Record<string, ExportHistory> {
  const prefix = `${product.id} `;
  const names = new Set(
    steps.flatMap(({ exports }) => Object.keys(exports).filter((key) => key.startsWith(prefix))),
  );
  const found: [string, ExportHistory][] = [];
  for (const key of [...names].sort()) {
    const there = steps.map(({ exports }) => Object.hasOwn(exports, key));
    const of = steps.findLast(({ exports }) => Object.hasOwn(exports, key))!.exports[key]!;
    const known = steps.map(({ packages }) => of.library in packages);
    const first = there.indexOf(true);
    const last = there.lastIndexOf(true);
    const before = known.slice(0, first).lastIndexOf(true);
    const after = known.indexOf(true, last + 1);
    if (before < 0 && after < 0) continue;
    found.push([
      key.slice(prefix.length),
      {
        kind: of.kind,
        library: of.library,
        ...(before >= 0 && { from: first }),
        ...(after >= 0 && { to: after }),
      },
    ]);
  }
  return Object.fromEntries(found);
}

/** The steps at which a package of a product was another than before, named by the highest of its versions. */
function ownSteps(all: readonly CompiledStep[], product: ApiProduct): CompiledStep[] {
  const names = product.libraries.map(({ name }) => name);
  const kept: CompiledStep[] = [];
  let last = '';
  for (const step of all) {
    const packages = Object.fromEntries(
      names.flatMap((name) => (name in step.packages ? [[name, step.packages[name]!]] : [])),
    );
    const versions = Object.values(packages).toSorted(compareVersions);
    const version = versions.at(-1);
    const key = JSON.stringify(packages);
    if (version === undefined || key === last) continue;
    last = key;
    const exports = Object.fromEntries(
      Object.entries(step.exports).filter(([, { library }]) => names.includes(library)),
    );
    kept.push({ version, packages, pages: step.pages, exports });
  }
  // Two steps with one highest version: a package of a lower plan came later. The later one has all.
  return kept.filter(({ version }, at) => version !== kept[at + 1]?.version);
}

/**
 * Computes how the API of a product changed, from what its packages had at each step.
 * @param product - id on the site
 * @param api - the same product in the reference
 * @param all - the steps, oldest first; the last one is the documented
 * @throws if there are no two steps to compare, or the last one has no page
 */
export function computeTimeline(
  product: string,
  api: ApiProduct,
  all: readonly CompiledStep[],
): ProductHistory {
  const steps = ownSteps(all, api);
  const pathnames = Object.keys(steps.at(-1)?.pages ?? {})
    .filter((pathname) => productOf(pathname)?.id === api.id)
    .sort();
  if (steps.length < 2 || pathnames.length === 0) {
    throw new Error(`${product}: there are no two versions with pages to compare.`);
  }
  return {
    product,
    packages: api.libraries
      .map(({ name }) => name)
      .filter((name) => steps.some(({ packages }) => name in packages)),
    versions: steps.map(({ version }) => version),
    pages: Object.fromEntries(
      pathnames.flatMap((pathname): [string, PageHistory][] => {
        const page = pageHistory(steps, api, pathname);
        return page ? [[pathname, page]] : [];
      }),
    ),
    exports: exportHistories(steps, api),
  };
}
