import { planFamily } from '../../../plugins/api-reference/lib/originOf';
import { productOf } from '../../../plugins/api-reference/lib/products';
import { shorten } from '../../../plugins/api-reference/lib/typeText';
import type { ApiHistory, ApiHistoryEntry, ApiPlan } from '../../../src/api/rules/types';
import { isOtherDefault } from './isOtherDefault';
import { sameType } from './sameType';
import type { CompiledStep, StepMember, StepPage, StepPages } from './types';

/** A table of changes has no room for an object of slots: longer texts are cut. */
const longest = 160;
const shown = (text: string): string => shorten(text, longest);

const rank = (plan: ApiPlan | undefined): number => (plan === 'premium' ? 2 : plan ? 1 : 0);
const higher = (a: ApiPlan | undefined, b: ApiPlan | undefined) => (rank(a) > rank(b) ? a : b);
const sorted = (names: string[]): string[] => names.toSorted((a, b) => (a < b ? -1 : 1));

/** The package that has a page, or a member of it. */
function packageOf(pathname: string, plan: ApiPlan | undefined): string {
  const product = productOf(pathname);
  const library = product?.libraries.find((one) => one.plan === plan);
  if (!library) throw new Error(`${pathname} belongs to no product with the plan ${plan}.`);
  return library.name;
}

/** The page on which a member stands that a lower plan's component has; the page itself for any other. */
function homeOf(pages: StepPages, pathname: string, plan: ApiPlan | undefined): string {
  const page = pages[pathname]!;
  const family = planFamily(page.name);
  if (family.length === 1 || rank(plan) >= rank(page.plan)) return pathname;
  const root = productOf(pathname)?.root ?? '';
  const found = Object.keys(pages).find(
    (other) =>
      other.startsWith(`${root}/`) &&
      family.includes(pages[other]!.name) &&
      pages[other]!.plan === plan,
  );
  return found ?? pathname;
}

/** Since which step a thing is there without a break. */
function startOf(steps: readonly CompiledStep[], isThere: (step: CompiledStep) => boolean): number {
  const lastWithout = steps.findLastIndex((step) => !isThere(step));
  return lastWithout + 1;
}

/** Versions in which the members of a page appeared, without those that are there since the first. */
function sinceOf(
  before: CompiledStep,
  steps: readonly CompiledStep[],
  pathname: string,
): Record<string, string> {
  const last = steps.at(-1)!.pages;
  const page = last[pathname]!;
  const since: Record<string, string> = {};
  for (const [name, { plan }] of Object.entries(page.members)) {
    const home = homeOf(last, pathname, plan);
    const homePage = last[home]!;
    if (!homePage.members[name]) continue;
    const start = startOf(steps, (step) => step.pages[home]?.members[name] !== undefined);
    const pageStart = startOf(steps, (step) => step.pages[home] !== undefined);
    const library = packageOf(home, higher(homePage.plan, plan));
    const first = steps.findIndex(({ packages }) => library in packages);
    // A higher plan may add it to the page of a lower one: that its package had no release is no sign that it was not there.
    const isGap =
      start > 0 &&
      before.pages[home]?.members[name] !== undefined &&
      Object.keys(steps[start]!.packages).some((one) => !(one in steps[start - 1]!.packages));
    if (isGap) continue;
    // A package that came later into the major has everything since its own first version.
    if (start > first && start > pageStart) since[name] = steps[start]!.version;
  }
  return since;
}

/** Versions in which the members of a page were deprecated, without those that the major before had deprecated. */
function deprecatedOf(
  before: CompiledStep,
  steps: readonly CompiledStep[],
  pathname: string,
): Record<string, string> {
  const isOld = ({ pages }: CompiledStep, name: string) =>
    pages[pathname]?.members[name]?.deprecated !== undefined;
  const deprecated: Record<string, string> = {};
  for (const name of Object.keys(steps.at(-1)!.pages[pathname]!.members)) {
    if (!isOld(steps.at(-1)!, name) || isOld(before, name)) continue;
    deprecated[name] = steps[startOf(steps, (step) => isOld(step, name))]!.version;
  }
  return deprecated;
}

function compare(before: StepPage, after: StepPage): NonNullable<ApiHistoryEntry['changes']> {
  const names = sorted(Object.keys(after.members));
  const both = names.flatMap((name): [string, StepMember, StepMember][] => {
    const old = before.members[name];
    return old ? [[name, old, after.members[name]!]] : [];
  });
  const isComponent = after.kind === 'component';
  return {
    added: names.filter((name) => !(name in before.members)),
    removed: sorted(Object.keys(before.members))
      .filter((name) => !(name in after.members))
      .map((name) => ({ name, type: shown(before.members[name]!.type) })),
    retyped: isComponent
      ? both
          .filter(([, old, now]) => !sameType(old, now))
          .map(([name, old, now]) => ({ name, before: shown(old.type), after: shown(now.type) }))
      : [],
    redefaulted: isComponent
      ? both.flatMap(([name, { default: old }, { default: now }]) =>
          isOtherDefault(old, now) ? [{ name, before: old!, after: now! }] : [],
        )
      : [],
  };
}

/** How a page changed; undefined if it did not. */
function changesOf(
  before: CompiledStep,
  steps: readonly CompiledStep[],
  pathname: string,
): ApiHistoryEntry['changes'] {
  const now = steps.at(-1)!.pages[pathname]!;
  const old = before.pages[pathname];
  if (!old || old.kind !== now.kind) {
    const start = startOf(steps, ({ pages }) => pages[pathname]?.kind === now.kind);
    return {
      isNew: steps[start]!.version,
      added: [],
      removed: [],
      retyped: [],
      redefaulted: [],
    };
  }
  const changes = compare(old, now);
  const { added, removed, retyped, redefaulted } = changes;
  return [added, removed, retyped, redefaulted].some(({ length }) => length > 0)
    ? changes
    : undefined;
}

/**
 * Computes the facts about versions from what the packages had at each of them.
 * @param before - the last release of the major before
 * @param steps - the releases of the major, oldest first; the last one is the documented
 * @param main - the library whose versions name the whole
 * @returns pages in alphabetical order, those of which nothing is to be said left out
 * @throws if there is no step, or the last one has no page
 */
export function computeHistory(
  before: CompiledStep,
  steps: readonly CompiledStep[],
  main: string,
): ApiHistory {
  const last = steps.at(-1);
  const pathnames = sorted(Object.keys(last?.pages ?? {}));
  if (!last || pathnames.length === 0 || Object.keys(before.pages).length === 0) {
    throw new Error('Nothing was compiled, so there is nothing to compare.');
  }
  const versionsOf = (name: string) => ({
    first: steps.find(({ packages }) => name in packages)!.packages[name]!,
    last: last.packages[name]!,
    ...(before.packages[name] !== undefined && { before: before.packages[name] }),
  });
  const mine = versionsOf(main);
  if (mine.before === undefined) throw new Error(`${main} has no release of the major before.`);
  const others = sorted(Object.keys(last.packages))
    .map((name) => [name, versionsOf(name)] as const)
    .filter(([, one]) => JSON.stringify(one) !== JSON.stringify(mine));
  const pages: Record<string, ApiHistoryEntry> = {};
  for (const pathname of pathnames) {
    const since = sinceOf(before, steps, pathname);
    const deprecated = deprecatedOf(before, steps, pathname);
    const changes = changesOf(before, steps, pathname);
    const isDeprecating = Object.keys(deprecated).length > 0;
    if (Object.keys(since).length > 0 || isDeprecating || changes) {
      pages[pathname] = {
        since,
        ...(isDeprecating && { deprecated }),
        ...(changes && { changes }),
      };
    }
  }
  return {
    first: mine.first,
    last: mine.last,
    before: mine.before,
    packages: Object.fromEntries(others),
    pages,
  };
}
