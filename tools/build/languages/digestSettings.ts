import { keyOf } from '../../../plugins/support/keptFile';

/**
 * Digests each setting, so that a build can say in which of them it differs from another one, and gives no value away.
 * @param settings - texts by name, of `settingsOf`
 */
export function digestSettings(settings: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...settings].map(([name, text]) => [name, keyOf(text).slice(0, 16)]));
}
