import { askGit } from '../../plugins/support/askGit';

/**
 * Says that pages will not say when and by which commit they were changed, because the clone has one commit only, as most CI makes them.
 * @param root - of the project
 * @param environment - CI as every CI sets it: elsewhere a build is only looked at
 * @returns undefined with the whole history, and without any
 */
export function historyProblem(
  root: string,
  { CI }: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (!CI) return undefined;
  try {
    if (askGit(root)('rev-parse', '--is-shallow-repository').trim() !== 'true') return undefined;
  } catch {
    return undefined;
  }
  return 'This clone is shallow: pages and sitemap will have no dates and name no commits. Fetch the whole history: fetch-depth: 0 of actions/checkout, or git fetch --unshallow';
}
