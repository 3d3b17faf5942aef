import { withoutBase } from '../../navigation/rules/paths/belowBase';

/**
 * The scope of the worker that a page belongs to: the advanced components have their own.
 * @param base - path of the language, with a slash at both ends
 * @param pathname - of the page, as in the address bar
 */
export function scopeOf(base: string, pathname: string): string {
  return withoutBase(base, pathname).startsWith('/x/') ? `${base}x/` : base;
}
