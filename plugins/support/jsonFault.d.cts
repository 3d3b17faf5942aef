/** What keeps a text from being JSON: where, from 1, and what stands there and what should; nothing if it is JSON. See jsonFault.cjs. */
export function findJsonFault(
  text: string,
): { line: number; column: number; reason: string } | undefined;

/** The same as words that go on after the name of a file: `line:column: no valid JSON: …`. */
export function jsonFault(text: string): string | undefined;
