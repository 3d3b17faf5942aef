import { groupsOf, memberKind } from '../../../../src/api/rules/partRows';
import type { AgentsRow, AgentsRowKind, AgentsSymbol } from '../../../../src/agents/rules/types';
import type { ApiHistoryEntry, ApiMember, ApiPage } from '../../../../src/api/rules/types';
import { importLines } from '../../../api-reference/lib/pages/importLines';
import { typeText } from '../apiTree';

/** A longer type tells an index nothing more; the model has it whole. */
const longestType = 160;

const shortType = (text: string): string =>
  text.length > longestType ? `${text.slice(0, longestType - 1)}…` : text;

/** Where the symbol stands. */
interface SymbolPlace {
  /** Path of its page, relative to the address of the language. */
  path: string;
  /** Path of the file with its model. */
  model: string;
  /** Facts about versions of the same page. */
  history: ApiHistoryEntry | undefined;
  /** Whether there is such a page in the docs version, by its address in the page tree. */
  pathOf: (pathname: string) => string | undefined;
  /** Name of the docs version, where that is not the current one. */
  docs?: string;
}

/** The first module of each package. */
function modulesOf({ imports }: ApiPage['model']): string[] {
  const first = new Map<string, string>();
  for (const each of imports) if (!first.has(each.package)) first.set(each.package, each.from);
  return [...first.values()];
}

/** Makes the entry of a symbol in the index for programs. */
export function symbolEntry(page: ApiPage, place: SymbolPlace): AgentsSymbol {
  const { model, libraryVersion, since } = page;
  const { path, history, pathOf, docs } = place;
  const own = <Value>(record: Record<string, Value> | undefined, name: string) =>
    record && Object.hasOwn(record, name) ? record[name] : undefined;
  const row = (each: Partial<ApiMember> & { name: string }): AgentsRow => {
    const from = own(since, each.name);
    const deprecatedSince = own(history?.deprecated, each.name);
    const isDeprecated = each.deprecated !== undefined;
    return {
      name: each.name,
      ...(each.type && { type: shortType(typeText(each.type)) }),
      ...(each.required && { isRequired: true as const }),
      ...(from && { since: from }),
      ...(isDeprecated && { isDeprecated: true as const }),
      ...(isDeprecated && deprecatedSince && { deprecatedSince }),
      ...(each.plan && { plan: each.plan }),
    };
  };
  const rows: AgentsSymbol['rows'] = {};
  const put = (kind: AgentsRowKind, made: readonly AgentsRow[]) => {
    if (made.length > 0) rows[kind] = [...(rows[kind] ?? []), ...made];
  };
  const inherits: NonNullable<AgentsSymbol['inherits']> = [];
  switch (model.kind) {
    case 'component':
      put('prop', model.props.map(row));
      put(
        'slot',
        model.slots.map(({ name, deprecated, plan }) =>
          row({ name, ...(deprecated !== undefined && { deprecated }), ...(plan && { plan }) }),
        ),
      );
      put(
        'class',
        model.classes.map(({ name, className, deprecated }) => ({
          ...row({ name, ...(deprecated !== undefined && { deprecated }) }),
          type: className,
        })),
      );
      for (const { origin, pathname, members } of model.inherited) {
        const target = pathname === undefined ? undefined : pathOf(pathname);
        inherits.push({
          from: origin,
          ...(target !== undefined && { path: target }),
          names: members.map(({ name }) => name),
        });
      }
      break;
    case 'hook':
      put('prop', model.parameters.map(row));
      put('member', model.returned.map(row));
      break;
    default:
      put(
        memberKind(model) as AgentsRowKind,
        groupsOf(model).flatMap((group) => group.members.map(row)),
      );
  }
  const [line] = importLines(model);
  const modules = modulesOf(model);
  return {
    name: model.name,
    kind: model.kind,
    path,
    tree: model.pathname.replace(/\/$/, ''),
    model: place.model,
    package: model.imports[0]?.package ?? '',
    version: libraryVersion,
    ...(line !== undefined && { import: line }),
    ...(modules.length > 1 && { modules }),
    ...(docs !== undefined && { docs }),
    ...(model.plan && { plan: model.plan }),
    ...(model.deprecated !== undefined && { isDeprecated: true as const }),
    ...(model.kind === 'hook' && { signature: typeText(model.signature) }),
    rows,
    ...(inherits.length > 0 && { inherits }),
  };
}
