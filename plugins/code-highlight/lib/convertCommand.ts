import convert from 'npm-to-yarn';
import type { registry } from '../../../src/preferences/rules/registry';

type PackageManager = (typeof registry)['packageManager']['values'][number];

/** What the converter writes below a command that it does not know. */
const refusal = /^(.*)\n# couldn't auto-convert command/m;

/**
 * Writes commands of npm as those of another package manager.
 * @returns the commands, or the one that cannot be converted
 */
export function convertCommand(
  code: string,
  manager: PackageManager,
): { code: string } | { unknown: string } {
  if (manager === 'npm') return { code };
  const converted = convert(code, manager);
  const [, unknown] = refusal.exec(converted) ?? [];
  return unknown === undefined ? { code: converted } : { unknown: unknown.trim() };
}
