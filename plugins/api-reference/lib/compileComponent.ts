import ts from 'typescript';
import type {
  ApiComponent,
  ApiGroup,
  ApiMember,
  ApiNative,
  ApiSlot,
} from '../../../src/api/rules/types';
import { isErrorType, type Context, type Exported } from './context';
import { propsTypes } from './isComponent';
import { exportedAs } from './exportedAs';
import { originOf, planFamily, type Origin } from './originOf';
import { modelBase } from './modelBase';
import { exportPlan } from './readImports';
import { refOf, tagOf } from './refOf';
import { readClasses, type ClassesSource } from './readClasses';
import { readComment } from './readComment';
import {
  byName,
  commentOf,
  declarationsOf,
  fieldsOf,
  html,
  readMember,
  unionMembers,
  type Field,
} from './readMember';
import type { ThemeNames } from './readThemeNames';
import type { ReferencePage } from './referencePages';
import { apiType } from './typeText';

/** What a component's value declares: its comment and its place. */
export function valueDeclaration(symbol: ts.Symbol): ts.Declaration | undefined {
  return symbol.valueDeclaration ?? symbol.declarations?.[0];
}

/** Cycle in what an interface extends: TypeScript takes the base away and says it only in a check. */
function extendsItself({ checker }: Context, type: ts.Type): string | undefined {
  const visit = (one: ts.Type, above: ts.Symbol[]): string | undefined => {
    for (const declaration of one.symbol?.declarations ?? []) {
      if (!ts.isInterfaceDeclaration(declaration)) continue;
      for (const clause of declaration.heritageClauses ?? []) {
        for (const expression of clause.types) {
          const base = checker.getTypeAtLocation(expression);
          if (isErrorType(base) || base.symbol === one.symbol || above.includes(base.symbol)) {
            return expression.getText();
          }
          const deeper = base.symbol && visit(base, [...above, one.symbol]);
          if (deeper) return deeper;
        }
      }
    }
    return undefined;
  };
  return visit(type, []);
}

/** What a component's props are: all fields, with where each is declared. */
interface Props {
  fields: Field[];
  /** The prop `component`, where another overload takes it. */
  component?: Field;
  any: boolean;
}

/** The props of a component of the packages; problems with its type are reported. */
export function readProps(context: Context, symbol: ts.Symbol, what: string): Props {
  const { checker } = context;
  const { plain, others } = propsTypes(checker, checker.getTypeOfSymbol(symbol));
  for (const type of [...plain, ...others]) {
    const cycle = unionMembers(checker, type)
      .flatMap((one) => (one.isIntersection() ? one.types : [one]))
      .map((one) => extendsItself(context, one))
      .find(Boolean);
    if (isErrorType(type) || cycle) {
      context.problems.push(
        cycle
          ? `${what}: its props do not resolve: ${cycle} is missing or extends itself. Install what package.json of the library asks for, or another version of the library.`
          : `${what}: the type of its props does not resolve: it is missing, its module does not export it, or it refers to itself. Export the type, or install what package.json of the library asks for.`,
      );
      return { fields: [], any: true };
    }
  }
  if (plain.some(({ flags }) => flags & ts.TypeFlags.Any)) return { fields: [], any: true };
  const fields = fieldsOf(checker, plain).filter(({ name }) => name !== 'key');
  const names = new Set(fields.map(({ name }) => name));
  const component = others
    .flatMap((type) => unionMembers(checker, type))
    .map((type) => checker.getPropertyOfType(type, 'component'))
    .find(Boolean);
  return {
    fields,
    any: false,
    ...(component &&
      !names.has('component') && {
        component: { name: 'component', symbols: [component], required: false },
      }),
  };
}

/** The best declaration of a prop, with its origin: own before inherited before native. */
function place(context: Context, page: ReferencePage, field: Field) {
  const rank = { own: 0, inherited: 1, native: 2 };
  const all = declarationsOf(field).map((declaration) => ({
    declaration,
    origin: originOf(context, page, declaration),
  }));
  const documented = (one: { declaration: ts.Declaration }) =>
    readComment(one.declaration) ? 0 : 1;
  return all.sort(
    (a, b) => rank[a.origin.kind] - rank[b.origin.kind] || documented(a) - documented(b),
  )[0];
}

/** Plans by prop name, for a component that the plans share: the lowest whose form has the prop. */
function plansOf(context: Context, exported: Exported, pick: (fields: Field[]) => Field[]) {
  const plans = new Map<string, 'pro' | 'premium' | undefined>();
  const family = planFamily(exported.name);
  if (family.length === 1) return plans;
  for (const name of family) {
    const variant = exportedAs(context, exported.product, name);
    const own = variant?.symbols[0];
    if (!own) continue;
    for (const field of pick(readProps(context, own.symbol, name).fields)) {
      if (!plans.has(field.name)) plans.set(field.name, exportPlan(variant));
    }
  }
  return plans;
}

function groupsOf(
  members: { member: ApiMember; origin: Origin & { kind: 'inherited' } }[],
): ApiGroup[] {
  const groups = new Map<string, ApiGroup>();
  for (const { member, origin } of members) {
    const group = groups.get(origin.name) ?? {
      origin: origin.name,
      ...(origin.pathname && { pathname: origin.pathname }),
      members: [],
    };
    groups.set(origin.name, group);
    group.members.push(member);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, members: group.members.sort(byName) }))
    .sort(
      (a, b) =>
        Number(a.origin === 'System') - Number(b.origin === 'System') ||
        byName({ name: a.origin }, { name: b.origin }),
    );
}

/** The type of a system prop as the mapped type writes it, with the name of the prop for its key. */
function systemType(declaration: ts.Declaration, name: string): ApiMember['type'] | undefined {
  let node: ts.Node = declaration;
  while (node.parent && !ts.isMappedTypeNode(node)) node = node.parent;
  if (!ts.isMappedTypeNode(node) || !node.type) return undefined;
  const key = new RegExp(`\\[${node.typeParameter.name.text}\\]`, 'g');
  return { parts: [node.type.getText().replace(/\s+/g, ' ').replace(key, `['${name}']`)] };
}

/** Fields of the type of a prop, without `undefined`. */
function fieldsOfProp(context: Context, fields: readonly Field[], name: string): Field[] {
  const field = fields.find((one) => one.name === name);
  if (!field) return [];
  const merged = new Map<string, Field>();
  for (const symbol of field.symbols) {
    for (const one of fieldsOf(context.checker, context.checker.getTypeOfSymbol(symbol))) {
      const known = merged.get(one.name);
      if (known) known.symbols.push(...one.symbols);
      else merged.set(one.name, { ...one });
    }
  }
  return [...merged.values()];
}

/** Makes the model of a component. Problems go to the context. */
export function compileComponent(
  context: Context,
  page: ReferencePage,
  exported: Exported,
  themeNames: ThemeNames,
): ApiComponent {
  const { library, symbol } = exported.symbols[0]!;
  const what = `${library.name}, ${exported.name}`;
  const declaration = valueDeclaration(symbol);
  const { fields, component, any } = readProps(context, symbol, what);
  if (any && !context.problems.some((problem) => problem.startsWith(what))) {
    context.problems.push(
      `${what}: its props are any, so that there is nothing to show. Leave it out with a reason in notDocumented.ts, or install another version of the library.`,
    );
  }
  const plans = plansOf(context, exported, (all) => all);
  const own: ApiMember[] = [];
  const inherited: Parameters<typeof groupsOf>[0] = [];
  const native = new Map<string, string[]>();
  for (const field of component ? [...fields, component] : fields) {
    if (field.name === 'ref') continue;
    const placed = place(context, page, field);
    const origin = placed?.origin ?? { kind: 'own' };
    if (placed && origin.kind !== 'native' && readComment(placed.declaration)?.hidden) continue;
    if (field === component) {
      const type = { parts: ['React.ElementType'] };
      own.push({ ...readMember(context, page, field, placed?.declaration, what), type });
    } else if (origin.kind === 'native') {
      native.set(origin.group, [...(native.get(origin.group) ?? []), field.name]);
    } else {
      const member = readMember(context, page, field, placed?.declaration, what);
      const plan = plans.get(field.name);
      if (plan) member.plan = plan;
      if (origin.kind === 'own') own.push(member);
      else {
        if (origin.name === 'System') {
          // A hundred CSS properties whose meaning is that of CSS: the System's page describes them.
          member.description = '';
          member.type = systemType(placed!.declaration, field.name) ?? member.type;
        }
        inherited.push({ member, origin });
      }
    }
  }
  const ref = refOf(context, fields);
  const themeName = themeNames.get(library)?.get(exported.name);
  const classesSource = findClasses(context, exported, fields);
  const classes = classesSource
    ? readClasses(context, library, classesSource, themeName ?? `Mui${exported.name}`)
    : [];
  const comment = commentOf(context, declaration, [symbol]);
  const element = ref ? tagOf(context, ref) : undefined;
  const nativeGroups: ApiNative['groups'] = [...native].map(([origin, names]) => ({
    origin,
    names: names.sort(),
  }));
  return {
    kind: 'component',
    ...modelBase(context, page, exported, declaration, comment),
    props: own.sort(byName),
    inherited: groupsOf(inherited),
    ...(nativeGroups.length > 0 && {
      native: { ...(element && { element }), groups: nativeGroups },
    }),
    ref,
    ...(themeName && { themeName }),
    slots: readSlots(context, page, exported, fields, classes, what),
    classes,
  };
}

/**
 * What says which classes a component has: the exported interface `<Name>Classes`, or else its prop `classes`, which may be
 * that of what the component is made of.
 */
function findClasses(
  { exported: all, checker }: Context,
  { name, product }: Exported,
  fields: readonly Field[],
): ClassesSource | undefined {
  const found = all.get(product)!.get(`${name}Classes`)?.symbols[0];
  if (found) {
    return { type: checker.getDeclaredTypeOfSymbol(found.symbol), symbol: found.symbol };
  }
  const type = fields
    .find((field) => field.name === 'classes')
    ?.symbols.map((symbol) => checker.getTypeOfSymbol(symbol))
    .find((one) => {
      const keys = fieldsOf(checker, one);
      return keys.length > 0 && keys.length < 500;
    });
  return type && { type };
}

/** The slots of a component with the props that each is given. */
function readSlots(
  context: Context,
  page: ReferencePage,
  exported: Exported,
  fields: readonly Field[],
  classes: readonly { name: string; className: string }[],
  what: string,
): ApiSlot[] {
  const slots = fieldsOfProp(context, fields, 'slots');
  const props = new Map(
    fieldsOfProp(context, fields, 'slotProps').map((field) => [field.name, field]),
  );
  const plans = plansOf(context, exported, (all) => fieldsOfProp(context, all, 'slots'));
  return slots
    .flatMap((field): ApiSlot | [] => {
      const declaration =
        declarationsOf(field).find((one) => readComment(one)) ?? declarationsOf(field)[0];
      const comment = declaration && readComment(declaration);
      if (comment?.hidden) return [];
      const entry = props.get(field.name);
      const className = classes.find(({ name }) => name === field.name)?.className;
      const plan = plans.get(field.name);
      return {
        name: field.name,
        description: html(context, comment?.text),
        ...(comment?.default && { default: comment.default }),
        ...(entry && {
          props: apiType(
            context,
            page,
            {
              type: context.checker.getTypeOfSymbol(entry.symbols[0]!),
              declaration: declarationsOf(entry)[0],
            },
            `${what}, slotProps.${field.name}`,
          ),
        }),
        ...(className && { className }),
        ...(comment?.deprecated !== undefined && {
          deprecated: html(context, comment.deprecated),
        }),
        ...(plan && { plan }),
      };
    })
    .sort(byName);
}
