import { generatedPaths } from '../../api-reference/lib/generatedPaths';

/** Takes the generated pages out of what is watched: globs, of which the last leave out what the others name. */
export function withoutGenerated(paths: readonly string[]): string[] {
  return [...paths, ...generatedPaths.map((folder) => `!**${folder}/**`)];
}
