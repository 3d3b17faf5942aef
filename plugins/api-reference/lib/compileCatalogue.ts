import ts from 'typescript';
import type { ApiGroup, ApiMember, ApiModel } from '../../../src/api/rules/types';
import type { Context, Exported } from './context';
import { declaringName } from './originOf';
import { readImports } from './readImports';
import { readComment } from './readComment';
import {
  byName,
  commentOf,
  declarationsOf,
  declaredPlan,
  fieldsOf,
  html,
  readMember,
} from './readMember';
import type { ReferencePage } from './referencePages';
import { linkedParts } from './linkedParts';
import { apiType, typeText, shorten } from './typeText';

/** `GridRowEventLookup` → `Row`: what the events of one interface are about. */
export function eventTopic(declaring: string): string {
  const middle = /^Grid(.*)EventLookup(?:Pro|Premium)?$/.exec(declaring)?.[1] ?? '';
  if (middle === '') return 'General';
  if (middle === 'ControlledState') return 'State';
  const words = middle.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toGroups(groups: Map<string, ApiMember[]>): ApiGroup[] {
  return [...groups]
    .map(([origin, members]) => ({ origin, members: members.sort(byName) }))
    .sort((a, b) => (a.origin < b.origin ? -1 : 1));
}

/** The events of the grid, from the interface that gives each name its parameters. */
export function compileEvents(context: Context, page: ReferencePage): ApiModel | undefined {
  const lookup = context.exported.get('data-grid')?.get('GridEventLookup');
  const found = lookup?.symbols.at(-1);
  const what = `@mui/x-data-grid, ${page.name}`;
  if (!lookup || !found) {
    context.problems.push(`${what}: no package exports GridEventLookup: install @mui/x-data-grid.`);
    return undefined;
  }
  const { checker } = context;
  const groups = new Map<string, ApiMember[]>();
  for (const field of fieldsOf(checker, checker.getDeclaredTypeOfSymbol(found.symbol))) {
    const [declaration] = declarationsOf(field);
    if (!declaration) continue;
    const comment = readComment(declaration);
    if (comment?.hidden) continue;
    const read = readMember(context, page, field, declaration, what);
    const payload = fieldsOf(checker, checker.getTypeOfSymbol(field.symbols[0]!));
    const parameters = payload.map((part) => {
      const [declared] = declarationsOf(part);
      return {
        name: part.name,
        type: apiType(
          context,
          page,
          {
            type: checker.getTypeOfSymbol(part.symbols[0]!),
            declaration: declared,
            required: part.required,
          },
          `${what}, ${field.name}`,
        ),
        description: '',
      };
    });
    // What a listener gets first: its parameters; without, the native event.
    const main = parameters.find(({ name }) => name === 'params') ?? parameters[0];
    const plan = declaredPlan(context, declaration);
    const topic = eventTopic(declaringName(declaration) ?? '');
    const member: ApiMember = {
      name: field.name,
      type: main?.type ?? { parts: ['{}'] },
      description: read.description,
      ...(read.deprecated !== undefined && { deprecated: read.deprecated }),
      ...(plan && { plan }),
      ...(parameters.length > 0 && { parameters }),
    };
    groups.set(topic, [...(groups.get(topic) ?? []), member]);
  }
  if (groups.size === 0) {
    context.problems.push(
      `${what}: GridEventLookup has no members: install @mui/x-data-grid anew.`,
    );
  }
  return {
    kind: 'events',
    name: page.name,
    pathname: page.pathname,
    imports: readImports(lookup),
    description: html(context, commentOf(context, found.symbol.declarations?.[0], [])?.text),
    related: [],
    groups: toGroups(groups),
  };
}

/** The result type of a selector, as its declaration writes it. */
function writtenResult(declaration: ts.Declaration | undefined): ts.TypeNode | undefined {
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.type) return undefined;
  const { type } = declaration;
  return ts.isFunctionTypeNode(type) ? type.type : undefined;
}

/** The feature of the grid whose folder has a declaration; `state` for what is of no feature. */
function featureOf(declaration: ts.Declaration): string {
  return /\/features\/([^/]+)\//.exec(declaration.getSourceFile().fileName)?.[1] ?? 'state';
}

/** `columnGrouping`, `ColumnGrouping` and `Column Grouping` → `Column grouping`. */
function topicName(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Topics by feature, from the selectors that name their category: most name none. */
function selectorTopics({ exported }: Context): Map<string, string> {
  const topics = new Map<string, string>();
  for (const { name, symbols } of exported.get('data-grid')?.values() ?? []) {
    const declaration = symbols[0]?.symbol.valueDeclaration;
    if (!/^grid[A-Z]\w*Selector$/.test(name) || !declaration) continue;
    const comment = readComment(declaration);
    const feature = featureOf(declaration);
    if (comment?.category && !topics.has(feature)) topics.set(feature, comment.category);
  }
  return topics;
}

/** The selectors of the grid: every exported value named `grid…Selector`. */
export function compileSelectors(context: Context, page: ReferencePage): ApiModel | undefined {
  const { checker } = context;
  const what = `@mui/x-data-grid, ${page.name}`;
  const groups = new Map<string, ApiMember[]>();
  const topics = selectorTopics(context);
  let first: Exported | undefined;
  for (const exported of context.exported.get('data-grid')?.values() ?? []) {
    if (!/^grid[A-Z]\w*Selector$/.test(exported.name)) continue;
    const { symbol, library } = exported.symbols[0]!;
    const declaration = symbol.valueDeclaration;
    const comment = commentOf(context, declaration, [symbol]);
    if (!declaration || comment?.hidden) continue;
    const signature = checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
    if (!signature) continue;
    first ??= exported;
    const where = `${library.name}, ${exported.name}`;
    const result = checker.getReturnTypeOfSignature(signature);
    const written = writtenResult(declaration);
    const text = typeText(context, { type: result, required: true }, where);
    const parameters = signature.parameters.slice(1).flatMap((parameter) => {
      const type = checker.getTypeOfSymbol(parameter);
      const empty =
        ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never | ts.TypeFlags.Unknown;
      if (type.flags & empty || isNothing(type)) return [];
      return [
        {
          name: parameter.name.replace(/^args_\d+$/, 'args'),
          type: apiType(context, page, { type, required: true }, where),
          description: html(context, comment?.params.get(parameter.name)),
        },
      ];
    });
    const member: ApiMember = {
      name: exported.name,
      type: {
        parts: linkedParts(context, page, {
          ...text,
          text: shorten(
            written && text.text.length > 300 ? written.getText().replace(/\s+/g, ' ') : text.text,
          ),
        }),
      },
      description: html(context, comment?.text),
      ...(comment?.deprecated !== undefined && { deprecated: html(context, comment.deprecated) }),
      ...(library.plan && { plan: library.plan }),
      ...(parameters.length > 0 && { parameters }),
    };
    const feature = featureOf(declaration);
    const topic = topicName(comment?.category ?? topics.get(feature) ?? feature);
    groups.set(topic, [...(groups.get(topic) ?? []), member]);
  }
  if (!first) {
    context.problems.push(`${what}: no package exports a selector: install @mui/x-data-grid.`);
    return undefined;
  }
  return {
    kind: 'selectors',
    name: page.name,
    pathname: page.pathname,
    imports: readImports(first),
    description: '',
    related: [],
    groups: toGroups(groups),
  };
}

/** Whether a type has no value to give: `undefined`, `never` or nothing known. */
function isNothing(type: ts.Type): boolean {
  return type.isUnion() && type.types.every(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}
