import {
  findMove,
  folderOf,
  type Redirect,
} from '../../../src/navigation/rules/paths/findRedirect';

/** An address that has moved, as files of hosts have it: where it ends, however many rules lead there. */
export interface HostMove {
  /** Without language and trailing slash. */
  from: string;
  /** An address of the site with its trailing slash, or an https one, in which `{langPrefix}` stands for the language's folder. */
  to: string;
  status: 301 | 302;
}

/** The moves of a table. */
export interface HostMoves {
  exact: HostMove[];
  /** Everything below `from`, and `from` itself; the deepest first. `to` ends in `/*` where the rest is kept. */
  folders: HostMove[];
}

/** A rest that no rule knows, to see where a folder leads. */
const rest = '/__rest__';

/**
 * Rewrites the table of moved addresses for hosts that look at one rule only: a rule whose target another one moves on gets that
 * one's target.
 * @param redirects - checked by `redirectProblems`
 */
export function listMoves(redirects: readonly Redirect[]): HostMoves {
  const exact = new Map<string, HostMove>();
  const folders: HostMove[] = [];
  const sources = redirects.map(({ from }) => from).filter((from) => folderOf(from) === undefined);
  const keeping = redirects.flatMap(({ from, to }) => {
    const [folder, kept] = [folderOf(from), folderOf(to)];
    return folder !== undefined && kept !== undefined ? [{ folder, kept }] : [];
  });
  // A page that has moved on has done so for who asks for it in the folder where it was before, too.
  const known = new Set(sources);
  for (const source of sources) {
    for (const { folder, kept } of keeping) {
      if (source.startsWith(`${kept}/`)) known.add(folder + source.slice(kept.length));
    }
  }
  const withPrefix = (to: string, from: string) =>
    redirects.find((rule) => rule.from === from && rule.to.includes('{langPrefix}'))?.to ?? to;
  for (const from of known) {
    const move = findMove(redirects, from);
    if (move) exact.set(from, { from, to: withPrefix(move.to, from), status: move.status });
  }
  for (const rule of redirects) {
    const folder = folderOf(rule.from);
    if (folder === undefined) continue;
    const move = findMove(redirects, `${folder}${rest}`);
    if (!move) continue;
    const to = withPrefix(move.to.replace(`${rest}/`, '/*'), rule.from);
    folders.push({ from: folder, to, status: move.status });
    const itself = findMove(redirects, folder);
    // It may lead elsewhere than what lies below it.
    if (itself && !exact.has(folder)) {
      exact.set(folder, {
        from: folder,
        to: withPrefix(itself.to, rule.from),
        status: itself.status,
      });
    }
  }
  return {
    exact: [...exact.values()],
    folders: folders.toSorted((a, b) => b.from.length - a.from.length),
  };
}
