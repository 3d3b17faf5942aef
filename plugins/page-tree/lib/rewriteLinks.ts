import path from 'node:path';
import type { Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { locatePage } from '../../../src/navigation/rules/tree/locatePage';
import { resolveLink, type PageLink } from './resolveLink';

/** What becomes of a link: its new path, null for the text alone, undefined for the link as it is. */
export type LinkDecision = (link: PageLink) => string | null | undefined;

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The attribute with the address of an element that is a link, if it is written as text. */
function addressOf(element: Element) {
  const names = element.name === 'a' ? ['href'] : element.name === 'Link' ? ['to', 'href'] : [];
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !names.includes(attribute.name)) continue;
    if (typeof attribute.value === 'string') return { attribute, url: attribute.value };
    const [, , url] = /^\s*(["'`])([^"'`\\$]*)\1\s*$/.exec(attribute.value?.value ?? '') ?? [];
    if (url !== undefined) return { attribute, url };
  }
  return undefined;
}

/**
 * Decides about each link of a page, in whichever form it is written: `[text](address)`, `[text][name]` with its
 * definition, `<a href>`, `<Link to>`.
 * @param file - of the page, from which relative addresses are read
 */
export function rewriteLinks(
  root: Root,
  { file, siteDir }: { file?: VFile; siteDir?: string },
  decide: LinkDecision,
): void {
  const shown =
    file?.path && siteDir !== undefined
      ? path.relative(siteDir, file.path).split(path.sep).join('/')
      : undefined;
  const location = shown === undefined ? undefined : locatePage(shown);
  const page = location && { pathname: location.pathname, file: shown! };
  /** The new address; null where the text alone is left. */
  const rewrite = (url: string): string | null => {
    const link = resolveLink(url, page);
    const target = link && decide(link);
    if (target === null) return null;
    return target === undefined ? url : target + link!.suffix;
  };

  /** Definitions of what becomes text. */
  const dropped = new Set<string>();
  const seen = new Set<string>();
  const define = (parent: Parents): void => {
    parent.children = (parent.children as RootContent[]).filter((child) => {
      if ('children' in child) define(child);
      // Only the first definition of a name counts.
      if (child.type !== 'definition' || seen.has(child.identifier)) return true;
      seen.add(child.identifier);
      const url = rewrite(child.url);
      if (url !== null) child.url = url;
      else dropped.add(child.identifier);
      return url !== null;
    }) as typeof parent.children;
  };
  define(root);

  const visit = (parent: Parents): void => {
    parent.children = (parent.children as RootContent[]).flatMap((child): RootContent[] => {
      if ('children' in child) visit(child);
      if (child.type === 'linkReference') {
        return dropped.has(child.identifier) ? child.children : [child];
      }
      if (child.type === 'link') {
        const url = rewrite(child.url);
        if (url === null) return child.children;
        child.url = url;
      } else if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') {
        const found = addressOf(child);
        const url = found && rewrite(found.url);
        if (url === null) return child.children as RootContent[];
        if (found && url !== undefined && url !== found.url) found.attribute.value = url;
      }
      return [child];
    }) as typeof parent.children;
  };
  visit(root);
}
