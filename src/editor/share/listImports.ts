import type { ModuleImport } from '../../sandbox/rules/project/requiredPackages';
import { parserOf } from '../program/analyseScript';

/** What a script imports from one place, for types as well, and while it runs. */
export interface NamedImport extends ModuleImport {
  /** Names in braces. */
  names: string[];
}

const kinds = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport', 'ImportType']);

/** Reads what stands before the place in a statement: what it names, and whether all of it is types. */
function readClause(clause: string): Pick<NamedImport, 'names' | 'typeOnly'> {
  const text = clause.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim();
  const names = (/\{([^}]*)\}/.exec(text)?.[1] ?? '').split(',').flatMap((part) => {
    const name = part.trim();
    return name === '' ? [] : [name];
  });
  const areTypes = names.length > 0 && names.every((name) => /^type\s/.test(name));
  return {
    names: names.map((name) => name.replace(/^type\s+/, '').split(/\s/, 1)[0]!),
    typeOnly:
      // A default import may be called `type`.
      /^(?:import|export)\s+type\b(?!\s*(?:,|from\b))/.test(text) ||
      (areTypes && /^(?:import|export)\s*\{/.test(text)),
  };
}

/**
 * Finds what a script imports, as far as it can be read: half-typed code too.
 * @param path - its ending says in which language it is
 */
export function listImports(path: string, code: string): NamedImport[] {
  const found: NamedImport[] = [];
  parserOf(path)
    .parse(code)
    .iterate({
      enter: ({ node }) => {
        const place = kinds.has(node.name) ? node.getChild('String') : null;
        if (!place) return;
        const clause = readClause(code.slice(node.from, place.from));
        found.push({
          ...clause,
          specifier: code.slice(place.from + 1, place.to - 1),
          typeOnly: clause.typeOnly || node.name === 'ImportType',
        });
      },
    });
  return found;
}
