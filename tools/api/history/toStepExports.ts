import type { PublicExport } from '../../../plugins/api-reference/lib/missingPages';
import type { StepExport } from './types';

/**
 * Keeps of the exports what no page tells: components and hooks without a page, which an older version had perhaps
 * and the documented one has not. What says itself that it may change at any time is left out.
 * @returns by product and name, in a fixed order
 */
export function toStepExports(exports: readonly PublicExport[]): Record<string, StepExport> {
  return Object.fromEntries(
    exports
      .filter(
        ({ pathname, name }) => pathname === undefined && !/^(unstable|experimental)_/i.test(name),
      )
      .map(({ product, name, kind, library }): [string, StepExport] => [
        `${product} ${name}`,
        { kind, library },
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
