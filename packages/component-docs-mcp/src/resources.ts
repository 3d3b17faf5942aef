import { markdownPath } from '../../../src/agents/rules/paths';
import { findPage } from './tools/findPage';
import { AnswerError, type Context } from './tools/types';
import { languages, type Language } from './site/openSite';

/** Resources of a list at most; the rest is had with its cursor. */
const mostListed = 200;

/** Characters of an address at most; none of a page is nearly so long. */
const longestUri = 1000;

const uriOf = (language: Language, path: string): string => `docs://${language}/${path}`;

const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

export const resourceTemplates = [
  {
    uriTemplate: 'docs://{language}/{+path}',
    name: 'page',
    title: 'A page as Markdown',
    description: 'language is en or zh, path that of a page: docs://en/x/react-data-grid/sorting/',
    mimeType: 'text/markdown',
  },
];

/**
 * Lists pages as resources.
 * @param cursor - of the part before
 * @throws {AnswerError} for a cursor that is none
 */
export async function listResources(context: Context, cursor: string | undefined) {
  const { index } = await context.open(context.language);
  const start = cursor === undefined ? 0 : Number(/^p(\d{1,6})$/.exec(cursor)?.[1] ?? Number.NaN);
  if (!(start >= 0 && start <= index.pages.length)) {
    throw new AnswerError('cursor is not one that this server gave; leave it out to begin again');
  }
  const next = start + mostListed;
  return {
    resources: index.pages.slice(start, next).map(({ path, title, about }) => ({
      uri: uriOf(context.language, path),
      name: path,
      title,
      ...(about && { description: about }),
      mimeType: 'text/markdown',
    })),
    ...(next < index.pages.length && { nextCursor: `p${next}` }),
  };
}

/**
 * Reads a page as a resource.
 * @throws {AnswerError} if the address is not one of a page
 */
export async function readResource(context: Context, uri: string) {
  const [, language = '', path = ''] = /^docs:\/\/([^/]*)\/(.*)$/s.exec(uri) ?? [];
  if (!isLanguage(language) || uri.length > longestUri) {
    throw new AnswerError(
      `"${uri.slice(0, 200)}" is no address of a page. They look like docs://en/x/react-data-grid/sorting/`,
    );
  }
  const site = await context.open(language);
  const { page } = findPage(path, site.index);
  const text = await site.read(markdownPath(page.path));
  return { contents: [{ uri: uriOf(language, page.path), mimeType: 'text/markdown', text }] };
}
