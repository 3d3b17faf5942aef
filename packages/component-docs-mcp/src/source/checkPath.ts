import { SourceError } from './types';

/**
 * Lets only paths through that stay below the site, whoever wrote them: an index, a link, a model.
 * @throws {SourceError} for any other
 */
export function checkPath(path: string): string {
  const isPlain = !/[\\\0?#:]/.test(path) && !path.startsWith('/');
  const parts = path.split('/');
  if (!isPlain || parts.some((part) => part === '..' || part === '.')) {
    throw new SourceError(`${JSON.stringify(path)} is no path below the site`);
  }
  return path;
}
