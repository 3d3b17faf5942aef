import type { FileKind } from './types';

/**
 * What kind of file a text is, by what it holds; a file's name may be anything when it is pasted.
 * @returns undefined if it is none that is understood
 */
export function fileKind(text: string): FileKind | undefined {
  const start = text
    .slice(0, 20_000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start.startsWith('{')) {
    if (!/"lockfileVersion"\s*:/.test(start)) return 'package.json';
    // Bun names projects by their folders, that of the whole by none.
    return /"workspaces"\s*:\s*\{\s*""\s*:/.test(start) ? 'bun' : 'npm';
  }
  if (/^# yarn lockfile v1\s*$/m.test(start)) return 'yarn-classic';
  if (/^__metadata:\s*$/m.test(start)) return 'yarn-berry';
  if (/^lockfileVersion:/m.test(start)) return 'pnpm';
  return undefined;
}
