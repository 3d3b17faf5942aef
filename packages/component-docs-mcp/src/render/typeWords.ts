import type { ApiType, TypePart } from '../../../../src/api/rules/types';

const partText = (part: TypePart) => (typeof part === 'string' ? part : part.name);

/** A type in one line, with what a named one stands for. */
export function typeWords({ parts, expanded }: ApiType): string {
  const written = parts.map(partText).join('');
  const meant = expanded?.map(partText).join('');
  return (meant === undefined ? written : `${written} = ${meant}`).replace(/\s+/g, ' ').trim();
}
