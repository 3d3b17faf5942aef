import type { CodeStyle, VariantStyle } from './types';

/**
 * The styling in which a demo is shown.
 * @param styles - the stylings that it has beside the system one
 * @param wanted - the reader's
 * @returns the reader's, or `system` where the demo lacks that
 */
export function shownStyle(styles: readonly VariantStyle[], wanted: CodeStyle): CodeStyle {
  return wanted !== 'system' && styles.includes(wanted) ? wanted : 'system';
}
