import type { AgentsIndex, AgentsPage } from '../../../../src/agents/rules/types';
import { nearest } from './nearest';
import { AnswerError } from './types';

/**
 * The page that an address names, in whatever form it was copied: absolute, from the root, with or without language, with `.md`.
 * @returns the page, and the id of a heading that the address names
 * @throws {AnswerError} naming pages that are like it
 */
export function findPage(
  address: string,
  { pages, address: site }: AgentsIndex,
): { page: AgentsPage; anchor?: string } {
  const [whole = '', anchor] = address
    .trim()
    .replace(/^docs:\/\/[a-z]+\//, '')
    .split('#');
  const base = new URL(site).pathname;
  let path = whole.split('?')[0]!;
  if (URL.canParse(path)) path = new URL(path).pathname;
  if (path.startsWith(base)) path = path.slice(base.length);
  path = path.replace(/^\/?(?:zh\/)?/, '');
  path = path.replace(/(?:\.js)?(?:\.css|\.tailwind)?\.md$/, '').replace(/(?:\/index)?\/*$/, '/');
  const page = pages.find((one) => one.path === path);
  if (!page) {
    const near = nearest(
      path,
      pages.map((one) => one.path),
    );
    throw new AnswerError(
      `There is no page "${path}".${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''} Find pages with search.`,
    );
  }
  return {
    page,
    ...(anchor && { anchor: decodeURIComponent(anchor.replace(/%(?![\da-f]{2})/gi, '%25')) }),
  };
}
