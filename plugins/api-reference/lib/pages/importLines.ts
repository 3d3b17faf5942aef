import type { ApiModel } from '../../../../src/api/rules/types';

/** The lines that import something, best first; types are imported as types. */
export function importLines({ name, kind, imports }: ApiModel): string[] {
  const type = kind === 'interface' ? 'type ' : '';
  if (kind === 'events' || kind === 'selectors') return [];
  return imports.map((each) =>
    each.name === 'default'
      ? `import ${type}${name} from '${each.from}';`
      : `import ${type}{ ${each.name} } from '${each.from}';`,
  );
}
