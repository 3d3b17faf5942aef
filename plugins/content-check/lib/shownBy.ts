import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributeValue } from './attributeValue';
import type { PagePicture } from './types';

type Shown = Pick<PagePicture, 'url' | 'kind'>;

/** The addresses in a list such as `a.png 1x, b.png 2x`; one may hold commas, but neither begin nor end with one. */
function candidatesOf(list: string): string[] {
  return [...list.matchAll(/([^\s,](?:\S*[^\s,])?)(?:\s+[^\s,]+)?\s*(?:,|$)/g)].map(
    ([, url]) => url!,
  );
}

/** Tells what an element of HTML shows, as far as its attributes are texts: of a picture, every size. */
export function shownBy({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): Shown[] {
  return attributes.flatMap((attribute): Shown[] => {
    const value = attributeValue(attribute);
    if (attribute.type !== 'mdxJsxAttribute' || typeof value !== 'string') return [];
    switch (`${name} ${attribute.name.toLowerCase()}`) {
      case 'img src':
      case 'video poster':
        return [{ kind: 'picture', url: value }];
      case 'img srcset':
      case 'source srcset':
        return candidatesOf(value).map((url) => ({ kind: 'picture', url }));
      case 'video src':
      case 'source src':
        return [{ kind: 'film', url: value }];
      default:
        return [];
    }
  });
}
