import type { OpenBlock } from '../../../src/translation/rules/pageStatus';
import { askGit } from '../../support/askGit';

const day = 86_400_000;

/**
 * For how many days open blocks have been as they are, by the newest line of each in git's history.
 * @param file - of the source, relative to the repository
 * @param now - in milliseconds
 * @returns undefined for each where git cannot tell: without a repository, or in a shallow clone
 */
export function blockAges(
  siteDir: string,
  file: string,
  open: readonly Pick<OpenBlock, 'line'>[],
  lengths: readonly number[],
  now: number,
): (number | undefined)[] {
  const git = askGit(siteDir);
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') {
      return open.map(() => undefined);
    }
    const times = [
      ...git('blame', '--line-porcelain', '--', file).matchAll(/^committer-time (\d+)$/gm),
    ].map(([, time]) => Number(time) * 1000);
    return open.map(({ line }, index) => {
      const own = times.slice(line - 1, line - 1 + (lengths[index] ?? 1));
      return own.length === 0 ? undefined : Math.max(0, Math.floor((now - Math.max(...own)) / day));
    });
  } catch {
    return open.map(() => undefined);
  }
}
