/** A route of `vercel.json`, or where those begin that are looked at when there is no file. */
export interface VercelRoute {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: true;
  handle?: 'filesystem';
}

/** What Vercel answers. */
export interface VercelAnswer {
  status: number;
  /** File that is sent. */
  file?: string;
  /** By name in small letters. */
  headers: Record<string, string>;
}

/**
 * Answers as Vercel does: routes in their order, of which one without `continue` is the last; then the files; then the routes
 * for what is not there. Letters of both cases are one.
 * @param files - paths of the files, with a slash at the start
 * @see https://vercel.com/docs/build-output-api/configuration#routes
 */
export function askVercel(
  routes: readonly VercelRoute[],
  path: string,
  files: readonly string[] = [],
): VercelAnswer {
  const headers: Record<string, string> = {};
  const from = (list: readonly VercelRoute[]): VercelAnswer | undefined => {
    for (const route of list) {
      const found = new RegExp(route.src!, 'i').exec(path);
      if (!found) continue;
      const fill = (text: string) =>
        text.replace(/\$(\d)/g, (_, index: number) => found[index] ?? '');
      for (const [name, value] of Object.entries(route.headers ?? {})) {
        headers[name.toLowerCase()] = fill(value);
      }
      if (route.continue) continue;
      const file = route.dest === undefined ? undefined : fill(route.dest);
      return { status: route.status ?? 200, ...(file === undefined ? {} : { file }), headers };
    }
    return undefined;
  };
  const there = routes.findIndex(({ handle }) => handle === 'filesystem');
  const file = [path, `${path.replace(/\/$/, '')}/index.html`].find((name) => files.includes(name));
  return (
    from(routes.slice(0, there)) ??
    (file === undefined ? undefined : { status: 200, file, headers }) ??
    from(routes.slice(there + 1)) ?? { status: 404, headers }
  );
}
