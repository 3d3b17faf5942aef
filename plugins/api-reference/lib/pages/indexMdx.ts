import type { ApiModel } from '../../../../src/api/rules/types';
import { heading, mdxPage, plainText } from './pageMdx';
import { fillText, type Texts } from './texts';

const kinds = [
  ['components', ['component']],
  ['hooks', ['hook']],
  ['interfaces', ['interface']],
  ['others', ['events', 'selectors']],
] as const;

/**
 * The Markdown of a product's index: every page of its API reference, by kind.
 * @param models - of the product, in the order in which they are listed
 */
export function indexMdx(models: readonly ApiModel[], product: string, texts: Texts): string {
  return mdxPage(
    fillText(texts.indexDescription, { product }),
    kinds.flatMap(([id, members]) => {
      const listed = models.filter(({ kind }) => (members as readonly string[]).includes(kind));
      if (listed.length === 0) return [];
      return [
        heading(2, texts[id], id),
        listed
          .map(
            ({ name, pathname, plan }) =>
              `- [${plainText(name)}](${pathname}/)${plan ? ` <Plan name="${plan}" />` : ''}`,
          )
          .join('\n'),
      ];
    }),
  );
}
