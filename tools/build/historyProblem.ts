import { askGit } from '../../plugins/support/askGit';
import { isCi } from './isCi';

/**
 * Says that pages will not say when and by which commit they were changed, because the clone has one commit only, as most CI makes them.
 * @param root - of the project
 * @param environment - of a CI: elsewhere a build is only looked at
 * @returns undefined with the whole history, and without any
 */
export function historyProblem(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (!isCi(environment)) return undefined;
  try {
    if (askGit(root)('rev-parse', '--is-shallow-repository').trim() !== 'true') return undefined;
  } catch {
    return undefined;
  }
  return 'This clone is shallow: pages and sitemap will have no dates and name no commits. Fetch the whole history: fetch-depth: 0 of actions/checkout, or git fetch --unshallow';
}
