import { shownStyle } from '../../demos/rules/shownStyle';
import type { CodeStyle, VariantStyle } from '../../demos/rules/types';
import type { SandboxSource, SandboxVariant } from './types';

/**
 * The form of a demo that goes into a project: the same as the page shows.
 * @param source - what the build wrote about the demo
 * @param wanted - the reader's styling
 * @returns the styling that it has, and its files
 * @throws with the reason if there can be no project of it
 */
export function resolveVariant(
  source: SandboxSource,
  wanted: CodeStyle,
): { style: CodeStyle; variant: SandboxVariant } {
  const styles = Object.keys(source).filter((name): name is VariantStyle => name !== 'system');
  const style = shownStyle(styles, wanted);
  const variant = source[style] ?? source.system;
  if ('problem' in variant) throw new Error(variant.problem);
  return { style, variant };
}
