import { escapeHtml } from '../../ui/rules/escapeHtml';
import type { VerifiedDemo } from './types';

/**
 * The line below a demo's source that says what it was verified with, as HTML.
 * @param describe - puts it into words, in the reader's language
 * @returns '' for a demo that is not verified
 */
export function verifiedHtml(
  verified: VerifiedDemo | undefined,
  describe: (verified: VerifiedDemo) => string,
): string {
  // As the names of the files above it.
  return verified ? `<p class="demo-file">${escapeHtml(describe(verified))}</p>` : '';
}
