import type { ApiGroup, ApiModel, ApiPlan } from '../../../src/api/rules/types';
import { isErrorType, type Context, type Exported } from './context';
import { declaringName } from './originOf';
import { modelBase } from './modelBase';
import { readComment } from './readComment';
import {
  commentOf,
  declarationsOf,
  declaredPlan,
  fieldsOf,
  readMember,
  unionMembers,
} from './readMember';
import type { ReferencePage } from './referencePages';

/** `GridRowSelectionApi` → `Row selection`; undefined for a name that is no part of the grid's API. */
export function topicOf(name: string): string | undefined {
  const middle =
    /^Grid(.+?)(?:Pro|Premium|Community|Base|Common)?Api(?:Common|Community|Pro|Premium|Base)?$/.exec(
      name,
    )?.[1];
  if (!middle) return undefined;
  const words = middle
    .replace(/(Multi|Only|Public)(?=[A-Z]|$)/g, (word) => word)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const spelled = words.replace(/\bcsv\b/g, 'CSV').replace(/\bai\b/g, 'AI');
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

/** A member's plan: the lowest package whose interface of that name has it, or the package that declares it. */
function memberPlans(context: Context, exported: Exported): Map<string, ApiPlan | undefined> {
  const plans = new Map<string, ApiPlan | undefined>();
  for (const { library, symbol } of exported.symbols) {
    for (const { name } of fieldsOf(
      context.checker,
      context.checker.getDeclaredTypeOfSymbol(symbol),
    )) {
      if (!plans.has(name)) plans.set(name, library.plan);
    }
  }
  return plans;
}

/** Makes the model of an interface or a type alias. Problems go to the context. */
export function compileInterface(
  context: Context,
  page: ReferencePage,
  exported: Exported,
): ApiModel {
  const { checker } = context;
  // The highest plan has the whole interface; what it adds is marked.
  const { library, symbol } = exported.symbols.at(-1)!;
  const what = `${library.name}, ${exported.name}`;
  const declaration = symbol.declarations?.[0];
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const fields = isErrorType(type) ? [] : fieldsOf(checker, type);
  if (isErrorType(type) || fields.length === 0) {
    context.problems.push(
      `${what}: the type has no members or does not resolve. Install what package.json of the library asks for, take the page out of the tree, or install another version of the library.`,
    );
  }
  const plans = memberPlans(context, exported);
  const hasPage = (name: string) =>
    context.pagesByName.get(name)?.some((one) => one.pathname !== page.pathname) === true;
  // A union's members, and what an alias is made of (`LineSeriesType` of `LineSeries`), are the type itself.
  const names = new Set(
    [
      ...unionMembers(checker, type).flatMap((one) => [one.aliasSymbol?.name, one.symbol?.name]),
      ...exported.symbols.map((one) => one.symbol.name),
      `${exported.name}Type`,
    ].filter((name) => name !== undefined && !hasPage(name)),
  ).add(exported.name);
  const differs = new Set(exported.symbols.map((one) => one.symbol)).size > 1;
  const groups = new Map<string, ApiGroup>();
  const isGridApi = exported.name === 'GridApi';
  for (const field of fields) {
    const all = declarationsOf(field);
    const best = all.find((one) => readComment(one)) ?? all[0];
    if (best && readComment(best)?.hidden) continue;
    const member = readMember(context, page, field, best, what);
    const declared = declaredPlan(context, best);
    const lowest = plans.get(field.name);
    // One interface for all plans: what a plan adds to it says who has it. One for each: the first that has it.
    const plan = differs ? lowest : declared;
    if (plan) member.plan = plan;
    const written = (best && declaringName(best)) ?? exported.name;
    // `GridBaseColDef` is what `GridColDef` is made of.
    const bare = written.replace('Base', '');
    const declaring = !names.has(written) && hasPage(bare) ? bare : written;
    const own = names.has(declaring);
    const origin = isGridApi ? (topicOf(declaring) ?? declaring) : own ? exported.name : declaring;
    const pathname = own
      ? undefined
      : context.pagesByName.get(declaring)?.find((one) => one.pathname !== page.pathname)?.pathname;
    const group = groups.get(origin) ?? { origin, ...(pathname && { pathname }), members: [] };
    groups.set(origin, group);
    group.members.push(member);
  }
  const sorted = [...groups.values()].sort((a, b) => {
    if (isGridApi) return a.origin < b.origin ? -1 : 1;
    return Number(b.origin === exported.name) - Number(a.origin === exported.name);
  });
  const comment = commentOf(context, declaration, [symbol]);
  return {
    kind: 'interface',
    ...modelBase(context, page, exported, declaration, comment),
    groups: sorted,
  };
}
