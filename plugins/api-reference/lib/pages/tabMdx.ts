import type { ApiPage } from '../../../../src/api/rules/types';
import { apiElement, heading, idOf, mdxPage, memberSections, plainText } from './pageMdx';
import { fillText, type Texts } from './texts';

/** What search engines show of a description, in characters. */
const longestDescription = 160;

/** Fills the names into a description, as many of them as it has room for. */
function describe(text: string, names: readonly string[], { between, andMore }: Texts): string {
  for (let shown = names.length; ; shown -= 1) {
    const some = names.slice(0, shown).join(between);
    const count = String(names.length - shown);
    const filled = fillText(text, {
      names: shown === names.length ? some : fillText(andMore, { names: some, count }),
    });
    if (filled.length <= longestDescription || shown === 1) return filled;
  }
}

/**
 * The Markdown of a tab of a component's page: the tables of several components, or hooks.
 * @param tab - segment of the tab's address
 */
export function tabMdx(
  pages: readonly ApiPage[],
  tab: 'components-api' | 'hooks-api',
  texts: Texts,
): string {
  const names = pages.map(({ model }) => model.name);
  const ofHooks = tab === 'hooks-api';
  return mdxPage(
    describe(ofHooks ? texts.hooksTabDescription : texts.componentsTabDescription, names, texts),
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
