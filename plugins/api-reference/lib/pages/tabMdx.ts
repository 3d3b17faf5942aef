import type { ApiPage } from '../../../../src/api/types';
import { apiElement, heading, idOf, mdxPage, memberSections, plainText } from './pageMdx';
import { fillText, type Texts } from './texts';

/**
 * The Markdown of a tab of a component's page: the tables of several components, or hooks.
 * @param tab - segment of the tab's address
 */
export function tabMdx(
  pages: readonly ApiPage[],
  tab: 'components-api' | 'hooks-api',
  texts: Texts,
): string {
  const names = pages.map(({ model }) => model.name).join(', ');
  const ofHooks = tab === 'hooks-api';
  return mdxPage(
    fillText(ofHooks ? texts.hooksTabDescription : texts.componentsTabDescription, { names }),
    [
      ofHooks ? texts.hooksTabIntro : texts.tabIntro,
      ...pages.flatMap((page) => {
        const id = idOf(page.model.name);
        return [
          heading(2, page.model.name, id),
          `[${plainText(page.model.name)} API](${page.model.pathname}/)`,
          apiElement(page.model, 'summary'),
          ...memberSections(page, texts, 3, `${id}-`),
        ];
      }),
    ],
  );
}
