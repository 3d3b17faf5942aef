/** In which of its two sizes a demo is rendered. */
export type DemoDensity = 'standard' | 'compact';

/**
 * Prefix of the ids that React makes inside a demo: unique on the page, which holds both sizes of a demo,
 * and equal on server and client.
 */
export function identifierPrefix(id: string, density: DemoDensity = 'standard'): string {
  const name = id.slice(id.lastIndexOf('/') + 1);
  return density === 'compact' ? `${name}-compact-` : `${name}-`;
}
