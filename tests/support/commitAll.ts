import { askGit } from '../../plugins/support/askGit';

/** Makes a repository of a folder, with all that git does not ignore in one commit. */
export function commitAll(folder: string): void {
  const git = askGit(folder);
  git('init', '--quiet');
  git('add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  git(...author, 'commit', '--quiet', '--no-verify', '--message', 'All');
}
