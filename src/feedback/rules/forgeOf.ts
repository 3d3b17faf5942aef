/** Where a forge has what a page links to, below the address of a repository. */
export interface Forge {
  /** The form of a new issue, and the parameters that fill it in. */
  issue: string;
  title: string;
  body: string;
  /** What stands before a file that is edited, and behind it. */
  edit: string;
  editEnd: string;
}

const gitHub: Forge = {
  issue: 'issues/new',
  title: 'title',
  body: 'body',
  edit: 'edit/main',
  editEnd: '',
};
const gitLab: Forge = {
  issue: '-/issues/new',
  title: 'issue[title]',
  body: 'issue[description]',
  edit: '-/edit/main',
  editEnd: '',
};

/**
 * The forge of a repository. A host that is not known is taken for one of GitHub's form, as its own servers for companies are.
 * @param repositoryUrl - as a browser opens it
 */
export function forgeOf(repositoryUrl: string): Forge {
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/:]+)/i.exec(repositoryUrl) ?? [];
  // GitLab on a server of one's own is mostly called so.
  if (/^gitlab\./i.test(host)) return gitLab;
  if (/^codeberg\.org$/i.test(host)) return { ...gitHub, edit: '_edit/main' };
  if (/^bitbucket\.org$/i.test(host)) return { ...gitHub, edit: 'src/main', editEnd: '?mode=edit' };
  return gitHub;
}
