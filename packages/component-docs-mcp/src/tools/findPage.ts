import type { AgentsIndex, AgentsPage } from '../../../../src/agents/rules/types';
import { fragmentIds } from '../../../../src/arrival/rules/fragmentIds';
import { stripDocsTab } from '../../../../src/navigation/rules/paths/stripDocsTab';
import { nearest } from './nearest';
import { AnswerError } from './types';

/**
 * The page that an address names, in whatever form it was copied: absolute, from the root, with or without language, with `.md`.
 * @returns the page, and ids of what the address names on it, the likeliest first
 * @throws {AnswerError} naming pages that are like it
 */
export function findPage(
  address: string,
  { pages, address: site }: AgentsIndex,
): { page: AgentsPage; ids: string[] } {
  const [whole = '', anchor = ''] = address
    .trim()
    .replace(/^docs:\/\/[a-z]+\//, '')
    .split('#');
  // That of the page in another language leads to the same page.
  const base = new URL(site).pathname.replace(/\/zh\/$/, '/');
  let path = whole.split('?')[0]!;
  if (URL.canParse(path)) path = new URL(path).pathname;
  if (path.startsWith(base)) path = path.slice(base.length);
  path = path.replace(/^\/?(?:zh\/)?/, '');
  path = path.replace(/(?:\.js)?(?:\.css|\.tailwind)?\.md$/, '').replace(/(?:\/index)?\/*$/, '/');
  const guide = stripDocsTab(path);
  const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.path === guide);
  if (!page) {
    const near = nearest(
      path,
      pages.map((one) => one.path),
    );
    throw new AnswerError(
      `There is no page "${path}".${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''} Find pages with search.`,
    );
  }
  return { page, ids: fragmentIds(anchor) };
}
