import { documentTitles } from '../plugins/page-tree/lib/documentTitles';
import { deriveTitle } from '../src/navigation/rules/tree/deriveTitle';
import { docTitle } from '../src/navigation/rules/tree/docTitle';
import { isComponentPage } from '../src/navigation/rules/paths/isComponentPage';
import { productIdentity } from '../src/navigation/rules/products/productIdentity';
import { productName } from '../src/navigation/rules/products/productName';
import { pageTrees } from './page-tree';
import { products } from './products';
import { pageTitles } from './titles';

const libraryOf = (pathname: string) => productName(productIdentity(pathname));

/** Titles as a browser shows them, of every page of both trees, written or not. */
function titlesIn(locale: string): Map<string, string> {
  return new Map(
    Object.entries(pageTrees).flatMap(([instance, tree]) =>
      [
        ...documentTitles({
          tree,
          products: products.filter((product) => product.instance === instance),
          locale,
          titleOf: (node) => deriveTitle(node, pageTitles[locale]) ?? '',
          isComponent: isComponentPage,
          libraryOf,
        }),
      ].map(([pathname, title]) => [pathname, docTitle(title, libraryOf(pathname) ?? 'MUI Docs')]),
    ),
  );
}

describe.each(['en', 'zh'])('titles of documents in %s', (locale) => {
  const titles = titlesIn(locale);

  it('are there for every page, and none is there twice', () => {
    expect(titles.size).toBeGreaterThan(700);
    const pages = new Map<string, string[]>();
    for (const [pathname, title] of titles) {
      pages.set(title, [...(pages.get(title) ?? []), pathname]);
    }
    expect([...pages].filter(([, same]) => same.length > 1)).toEqual([]);
  });

  it('fit into a result of a search engine', () => {
    expect([...titles.values()].filter((title) => title.length > 65)).toEqual([]);
  });
});

it.each([
  ['/x/react-data-grid', 'React Data Grid component - MUI X'],
  ['/x/react-data-grid/sorting', 'Sorting - Data Grid - MUI X'],
  ['/x/react-data-grid/editing', 'Editing - Data Grid - MUI X'],
  ['/x/react-date-pickers/quickstart', 'Quickstart - Date Pickers - MUI X'],
  ['/x/react-tree-view/rich-tree-view/focus', 'Focus - Rich Tree View - MUI X'],
  ['/x/api/charts/toolbar', 'Toolbar API - Charts - MUI X'],
  ['/x/api/data-grid/grid-api', 'GridApi interface - Data Grid - MUI X'],
  ['/x/api/data-grid', 'API reference - Data Grid - MUI X'],
  ['/x/introduction', 'Introduction - MUI X'],
  ['/components/buttons', 'React Button component - Material UI'],
  ['/components/use-media-query', 'React useMediaQuery hook - Material UI'],
  ['/api-docs/button', 'Button API - Material UI'],
  ['/customization/typography', 'Typography - Material UI'],
])('%s is "%s"', (pathname, title) => {
  expect(titlesIn('en').get(pathname)).toBe(title);
});
