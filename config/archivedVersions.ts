import type { ProductVersion } from '../src/docsConfig/rules/types';
import type { DocsInstance } from './page-tree';
import { archivedAddress, type VersionsTable } from './versions';

/** The day on which support of each older major ends or ended, by family; a major without one has none announced. */
const supportEnds = {
  core: { v5: '2025-03-26', v4: '2024-08-26' },
  x: { v7: '2027-04-17', v6: '2026-03-23', v5: '2025-03-03', v4: '2023-11-23' },
} as const;

function list(
  ends: Readonly<Record<string, string>>,
  versions: Readonly<Record<string, string>>,
): ProductVersion[] {
  return Object.entries(versions).map(([text, href]) => {
    const day = ends[text];
    return { text, href, ...(day !== undefined && { supportEnds: day }) };
  });
}

/**
 * Documentation of older majors on hosts of their own, by product, newest first. `{langPrefix}` stands for
 * nothing in English and for `/zh` in Chinese.
 */
export const archivedVersions: Readonly<Record<string, ProductVersion[]>> = {
  'material-ui': list(supportEnds.core, {
    v6: 'https://v6.mui.com{langPrefix}/material-ui/getting-started/',
    v5: 'https://v5.mui.com{langPrefix}/getting-started/installation/',
    v4: 'https://v4.mui.com{langPrefix}/getting-started/installation/',
  }),
  system: list(supportEnds.core, {
    v4: 'https://v4.mui.com{langPrefix}/system/basics/',
  }),
  x: list(supportEnds.x, {
    v7: 'https://v7.mui.com{langPrefix}/x/introduction/',
    v6: 'https://v6.mui.com{langPrefix}/x/introduction/',
    v5: 'https://v5.mui.com{langPrefix}/x/introduction/',
    v4: 'https://v4.mui.com{langPrefix}/components/data-grid/',
  }),
  'x-data-grid': list(supportEnds.x, {
    v7: 'https://v7.mui.com{langPrefix}/x/react-data-grid/',
    v6: 'https://v6.mui.com{langPrefix}/x/react-data-grid/',
    v5: 'https://v5.mui.com{langPrefix}/x/react-data-grid/',
    v4: 'https://v4.mui.com{langPrefix}/components/data-grid/',
  }),
  'x-date-pickers': list(supportEnds.x, {
    v7: 'https://v7.mui.com{langPrefix}/x/react-date-pickers/',
    v6: 'https://v6.mui.com{langPrefix}/x/react-date-pickers/',
    v5: 'https://v5.mui.com{langPrefix}/x/react-date-pickers/getting-started/',
  }),
  'x-charts': list(supportEnds.x, {
    v7: 'https://v7.mui.com{langPrefix}/x/react-charts/',
    v6: 'https://v6.mui.com{langPrefix}/x/react-charts/',
  }),
  'x-tree-view': list(supportEnds.x, {
    v7: 'https://v7.mui.com{langPrefix}/x/react-tree-view/',
    // The one address without its last slash.
    v6: 'https://v6.mui.com{langPrefix}/x/react-tree-view/getting-started',
  }),
};

/**
 * The external versions of a product: first what `version:archive` took out of this site, then the older
 * majors.
 * @param id - of the product
 * @param home - its home on this site, e.g. `/x/react-charts/`
 */
export function externalVersions(
  table: VersionsTable,
  id: string,
  instance: DocsInstance,
  home: string,
): ProductVersion[] {
  const page = home.slice(instance === 'x' ? '/x/'.length : 1).replace(/\/$/, '');
  const moved = table.archived
    .filter((archived) => archived.instance === instance)
    .map((archived) => ({
      text: `v${archived.version}`,
      href: archivedAddress(archived, archived.pages.includes(page) ? page : '', '{langPrefix}'),
    }));
  return [...moved, ...(archivedVersions[id] ?? [])];
}
