import ts from 'typescript';
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
  const file = ts.parseJsonText(name, source);
  const at = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const [syntax] = (file as unknown as { parseDiagnostics: ts.DiagnosticWithLocation[] })
    .parseDiagnostics;
  const broken = (line: number, reason: string): { fields: []; faults: LocalFault[] } => ({
    fields: [],
    faults: [
      {
        line,
        what: `is no JSON: ${reason}`,
        why: 'None of its texts can be read.',
        mend: 'Correct the line, or the one above it.',
      },
    ],
  });
  if (syntax) {
    return broken(at(syntax.start), ts.flattenDiagnosticMessageText(syntax.messageText, ' '));
  }
  const root = file.statements[0]?.expression;
  if (!root || !ts.isObjectLiteralExpression(root)) return broken(1, 'it holds no object');
  let data: Record<string, unknown>;
  try {
    data = JSON.parse(source) as Record<string, unknown>;
  } catch (error) {
    // TypeScript lets commas and comments pass.
    return broken(1, (error as Error).message);
  }
  const fields: JsonField[] = [];
  const faults: LocalFault[] = [];
  const seen = new Map<string, number>();
  for (const property of root.properties) {
    if (!property.name || !ts.isStringLiteral(property.name)) continue;
    const key = property.name.text;
    const line = at(property.name.getStart(file));
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
