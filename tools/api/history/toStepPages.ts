import type { ApiMember, ApiModel, TypePart } from '../../../src/api/rules/types';
import type { StepMember, StepPages } from './types';

/** Groups that are not compared: CSS properties, which are the same for every component. */
const cssOrigin = 'System';

const textOf = (parts: readonly TypePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** The members of a model that are compared: its own and those of the family, not the element's. */
function membersOf(model: ApiModel): ApiMember[] {
  switch (model.kind) {
    case 'component':
      return [
        ...model.props,
        ...model.inherited
          .filter(({ origin }) => origin !== cssOrigin)
          .flatMap(({ members }) => members),
      ];
    case 'hook':
      return [];
    default:
      return model.groups.flatMap(({ members }) => members);
  }
}

/** Keeps of compiled models what is compared, in a fixed order. */
export function toStepPages(models: readonly ApiModel[]): StepPages {
  return Object.fromEntries(
    models
      .map((model) => {
        const members: Record<string, StepMember> = {};
        for (const { name, type, default: value, plan } of membersOf(model)) {
          members[name] ??= {
            type: textOf(type.parts),
            ...(type.expanded && { expanded: textOf(type.expanded) }),
            ...(value !== undefined && { default: value }),
            ...(plan && { plan }),
          };
        }
        return [
          model.pathname,
          {
            kind: model.kind,
            name: model.name,
            ...(model.plan && { plan: model.plan }),
            members: Object.fromEntries(
              Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)),
            ),
          },
        ] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
