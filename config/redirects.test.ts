import path from 'node:path';
import { isWritten } from '../plugins/page-tree/lib/writtenPages';
import { liveRedirects } from '../plugins/redirects/lib/liveRedirects';
import { findRedirect, folderOf } from '../src/navigation/rules/paths/findRedirect';
import { kindOf, listNodes } from '../src/navigation/rules/tree/pageTree';
import { redirectProblems } from '../src/navigation/rules/paths/redirectProblems';
import { pageTrees } from './page-tree';
import { redirects } from './redirects';

const pages = Object.entries(pageTrees).flatMap(([name, tree]) =>
  listNodes(tree, name)
    .filter(({ node }) => kindOf(node) === 'page')
    .map(({ node }) => node.pathname),
);

it('has no chain, no loop, no target without a page and no rule that hides a page', () => {
  expect(redirectProblems(redirects, { pages })).toEqual([]);
});

it('moves no page of the tree, in either language', () => {
  const moved = pages
    .flatMap((page) => [`${page}/`, `/zh${page}/`])
    .filter((page) => findRedirect(redirects, page) !== undefined);
  expect(moved).toEqual([]);
});

it.each([
  ['/api/button', '/api-docs/button/'],
  ['/zh/api/button/', '/zh/api-docs/button/'],
  ['/en/api/button/?a=1', '/api-docs/button/?a=1'],
  ['/x', '/x/introduction/'],
  ['/zh/x/', '/zh/x/introduction/'],
  ['/x/react-data-grid/getting-started/', '/x/react-data-grid/quickstart/'],
  ['/material-ui/react-button/#basic', '/components/buttons/#basic'],
  ['/material-ui/react-tabs/', '/components/tabs/'],
  ['/material-ui/getting-started/', '/getting-started/overview/'],
  ['/material-ui/getting-started/installation/', '/getting-started/installation/'],
  ['/material-ui/customization/palette/', '/customization/palette/'],
  ['/material-ui/api/button/', '/api-docs/button/'],
  ['/components/data-grid/filtering/', '/x/react-data-grid/filtering/'],
  ['/x/whats-new/', 'https://mui.com/x/whats-new/'],
  ['/joy-ui/react-button/', 'https://mui.com/joy-ui/getting-started/'],
])('%s has moved to %s', (from, to) => {
  expect(findRedirect(redirects, from)).toBe(to);
});

/** Addresses of the original site and of its earlier versions that readers have in bookmarks, by folder. */
const oldAddresses = Object.entries({
  '/material-ui': `all-components about-the-lab icons material-icons transitions react-grid2 react-hidden
    react-menubar react-switch design-resources/material-ui-for-figma design-resources/material-ui-sync`,
  '/material-ui/getting-started': `design-resources example-projects faq installation learn mcp support
    supported-components supported-platforms templates usage`,
  '/material-ui/customization': `breakpoints color container-queries creating-themed-components css-layers
    css-theme-variables/configuration css-theme-variables/overview css-theme-variables/usage dark-mode
    default-theme density how-to-customize overriding-component-structure palette right-to-left shadow-dom
    spacing theme-components theming transitions typography unstyled-components z-index`,
  '/material-ui/experimental-api': `classname-generator css-theme-variables/configuration
    css-theme-variables/overview css-theme-variables/usage pigment-css`,
  '/material-ui/guides': `api building-extensible-themes classname-generator composition
    content-security-policy interoperability localization minimizing-bundle-size nextjs pigment-css
    responsive-ui right-to-left routing server-rendering shadow-dom styled-components styled-engine testing
    theme-scoping typescript understand-mui-packages`,
  '/material-ui/integrations': `interoperability nextjs routing styled-components tailwindcss
    tailwindcss/tailwindcss-v4`,
  '/material-ui/migration': `migrating-from-deprecated-apis migrating-from-jss migrating-to-pigment-css
    migration-grid-v2 migration-v0x migration-v3 migration-v4 pickers-migration troubleshooting
    upgrade-to-grid-v2 upgrade-to-v6 upgrade-to-v7 v5-component-changes v5-style-changes`,
  '/material-ui/discover-more': 'backers changelog related-projects roadmap showcase vision',
  '/demos': `app-bar autocomplete avatars badges bottom-navigation buttons cards chips dialogs dividers drawers
    expansion-panels grid-list lists menus paper pickers progress selection-controls selects snackbars
    steppers tables tabs text-fields tooltips`,
  '/layout': 'basics breakpoints grid hidden',
  '/utils': 'click-away-listener modal modals no-ssr popover popovers popper portal transitions',
  '/components': 'expansion-panels',
  '/components/data-grid': `accessibility columns components demo editing events export filtering
    getting-started group-pivot layout localization pagination rendering rows selection sorting styling
    virtualization`,
  '/customization': 'themes',
  '/system/getting-started':
    'advanced basics custom-components installation overview support usage',
  '/system/experimental-api': 'configure-the-sx-prop css-theme-variables',
  '/system/migration': 'migrating-to-v6 upgrade-to-v7',
}).flatMap(([folder, names]) => names.split(/\s+/).map((name) => `${folder}/${name}`));

/** For every folder that keeps its pages' names: each page of the new folder under its old address. */
const expanded = redirects.flatMap(({ from, to }) => {
  const [oldFolder, newFolder] = [folderOf(from), folderOf(to)];
  if (oldFolder === undefined || newFolder === undefined) return [];
  return pages
    .filter((page) => page.startsWith(`${newFolder}/`))
    .map((page) => oldFolder + page.slice(newFolder.length));
});

/** Where old addresses lead that are no page of the tree, in both languages. */
function lost(addresses: string[], table: typeof redirects, isThere: (page: string) => boolean) {
  return addresses
    .flatMap((address) => [address, `/zh${address}`])
    .map((address) => [address, findRedirect(table, `${address}/`) ?? address] as const)
    .filter(
      ([address, to]) =>
        address.startsWith('/zh/') !== to.startsWith('/zh/') ||
        !isThere(to.replace(/^\/zh(?=\/)/, '').replace(/\/$/, '')),
    );
}

it('leads every known old address, and every page under a moved folder, to a page of the tree', () => {
  expect(oldAddresses.length).toBeGreaterThan(150);
  expect(expanded.length).toBeGreaterThan(300);
  expect(lost([...oldAddresses, ...expanded], redirects, (page) => pages.includes(page))).toEqual(
    [],
  );
});

it('leads the original address of every component to its page', () => {
  const known = new Set(redirects.map(({ to }) => to));
  const missing = listNodes(pageTrees.default, 'default')
    .filter(({ node, kind }) => kind === 'page' && node.pathname.startsWith('/components/'))
    // Those never had an address below /material-ui.
    .filter(({ node }) => node.status !== 'moved' && !node.legacy)
    .map(({ node }) => node.pathname)
    .filter((page) => !known.has(page));
  expect(missing).toEqual([]);
});

it('leads in a build every old address to a page that is written, or to its section', () => {
  const siteDir = path.resolve(__dirname, '..');
  const written = new Set(pages.filter((page) => isWritten(siteDir, page)));
  const live = liveRedirects({
    redirects,
    trees: pageTrees,
    isWritten: (page) => written.has(page),
  });
  // A section without any page has nothing that could answer.
  const answered = [...oldAddresses, ...expanded].filter((address) => {
    const section = /^\/[^/]+/.exec(findRedirect(redirects, address) ?? '')?.[0];
    return [...written].some((page) => page.startsWith(`${section}/`));
  });
  expect(answered.length).toBeGreaterThan(300);
  expect(lost(answered, live, (page) => written.has(page))).toEqual([]);
});
