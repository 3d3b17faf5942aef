/**
 * What a script holds, by its address: a library of the demos, a demo of the page, or the site itself.
 * @param url - absolute
 */
export function scriptLabel(url: string): string {
  const { pathname } = new URL(url);
  const [, below] = /\/assets\/demos\/(.+)$/.exec(pathname) ?? [];
  if (below === undefined) return 'site';
  if (/^(x-)?docs\//.test(below)) return 'demos of the page';
  // The bundler numbers what several libraries share.
  return /^\d+\./.test(below) ? 'shared' : below.replace(/\.[0-9a-f]+\.js$/, '');
}
