/** The own entries of an object of a file, whose keys may be any, `__proto__` too; none of anything else. */
export function entriesOf(value: unknown): [key: string, value: unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : [];
}

/** An own field of an object of a file. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** An own field, if it is a text. */
export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : undefined;
}

/** Fields of a manifest that name packages which a project asks for. */
export const dependencyFields = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

const exact = /^\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[\w.-]{1,60})?$/;

/** A version without what may stand around it (`v8.4.1`, `=8.4.1`, `8.4.1+build`); undefined if it is no exact one. */
export function exactVersion(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^[=v]+/, '')
    .replace(/\+[\w.-]+$/, '');
  return exact.test(plain) ? plain : undefined;
}
