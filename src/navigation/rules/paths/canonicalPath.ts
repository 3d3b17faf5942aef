import { splitLanguage } from './splitLanguage';

/**
 * The one way to write the path of a page: without language, query, fragment and trailing slash, with
 * `/api-docs` for the whole folder `/api`. Writing it twice changes nothing.
 * @param address - path as in the address bar
 */
export function canonicalPath(address: string): string {
  const path = splitLanguage(address).path.replace(/\/+$/, '') || '/';
  return path === '/api' || path.startsWith('/api/')
    ? `/api-docs${path.slice('/api'.length)}`
    : path;
}
