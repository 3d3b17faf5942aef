import ts from 'typescript';
import { findJsonFault } from '../../support/jsonFault.cjs';
import type { LocalFault } from './types';

/** A field at the top of a JSON file. */
export interface JsonField {
  key: string;
  value: unknown;
  line: number;
}

/** Reads a JSON file that holds an object, with the line of each field; a field that is there twice is a fault. */
export function readJson(
  source: string,
  name: string,
): { fields: JsonField[]; faults: LocalFault[] } {
  const broken = (
    place: { line: number; column?: number },
    reason: string,
  ): { fields: []; faults: LocalFault[] } => ({
    fields: [],
    faults: [
      {
        ...place,
        what: `is no JSON: ${reason}`,
        why: 'None of its texts can be read.',
        mend: 'Correct the line, or the one above it.',
      },
    ],
  });
  const fault = findJsonFault(source);
  if (fault) {
    const { reason, ...place } = fault;
    return broken(place, reason);
  }
  const text = source.replace(/^\uFEFF/, '');
  // Asked for lines alone: it takes more for JSON than is.
  const file = ts.parseJsonText(name, text);
  const root = file.statements[0]?.expression;
  if (!root || !ts.isObjectLiteralExpression(root))
    return broken({ line: 1 }, 'it holds no object');
  const data = JSON.parse(text) as Record<string, unknown>;
  const fields: JsonField[] = [];
  const faults: LocalFault[] = [];
  const seen = new Map<string, number>();
  for (const property of root.properties) {
    if (!property.name || !ts.isStringLiteral(property.name)) continue;
    const key = property.name.text;
    const at = file.getLineAndCharacterOfPosition(property.name.getStart(file));
    const line = at.line + 1;
    const first = seen.get(key);
    if (first !== undefined) {
      faults.push({
        line,
        what: `has "${key}" twice`,
        why: `It is in line ${first} too, and only the last one counts.`,
        mend: 'Keep one.',
      });
      continue;
    }
    seen.set(key, line);
    fields.push({ key, value: data[key], line });
  }
  return { fields, faults };
}
