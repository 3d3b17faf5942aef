import { createHash } from 'node:crypto';

/**
 * What names a style by what it says, whenever it was made: the name that it has had does not count.
 * @param css - of the style
 * @param name - every occurrence of its name in `css`; a pattern has to be global
 * @returns eight hexadecimal digits
 */
export function styleDigest(css: string, name: string | RegExp): string {
  return createHash('sha256').update(css.replaceAll(name, '')).digest('hex').slice(0, 8);
}
