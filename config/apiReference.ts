import { readSnapshot } from '../plugins/page-tree/lib/treeSnapshot';
import type { ApiReferenceOptions } from '../plugins/api-reference';
import type { ReferenceVersion } from '../plugins/api-reference/lib/generate';
import { apiHistory } from './parseApiHistory';
import { timelines } from './timelines';
import absent from './absentApi.json';
import { documentedLibraries } from './documentedLibraries';
import { i18n } from './i18n';
import { pageTrees, type DocsInstance } from './page-tree';
import { pageTabs } from './pageTabs';
import { products } from './products';
import { redirects } from './redirects';
import { pageTitles } from './titles';
import { cutVersions, type VersionsTable } from './versions';

const instances = Object.keys(documentedLibraries) as DocsInstance[];

/** The docs versions with what each is compiled from. */
function referenceVersions(siteDir: string, table: VersionsTable): ReferenceVersion[] {
  const current: ReferenceVersion = {
    version: 'current',
    trees: pageTrees,
    titles: pageTitles,
    libraries: Object.fromEntries(
      instances.flatMap((instance) => documentedLibraries[instance].map((name) => [name, name])),
    ),
  };
  const cut = instances.flatMap((instance) =>
    cutVersions(table, instance).map((version): ReferenceVersion => {
      const { tree, titles } = readSnapshot(siteDir, instance, version);
      return {
        version,
        trees: { [instance]: tree },
        titles,
        libraries: Object.fromEntries(
          documentedLibraries[instance].flatMap((name) => {
            const library = table.versions[instance][version]?.[name];
            return library ? [[name, library.alias]] : [];
          }),
        ),
      };
    }),
  );
  return [current, ...cut];
}

/** Indexes of the API reference: the product whose pages each lists. */
const indexes: Record<string, string> = {
  '/api-docs': 'material-ui',
  '/x/api/data-grid': 'x-data-grid',
  '/x/api/date-pickers': 'x-date-pickers',
  '/x/api/charts': 'x-charts',
  '/x/api/tree-view': 'x-tree-view',
};

/** The options of `plugins/api-reference`. */
export function apiReferenceOptions(siteDir: string, table: VersionsTable): ApiReferenceOptions {
  return {
    versions: referenceVersions(siteDir, table),
    locales: i18n.locales ?? ['en'],
    indexes: Object.entries(indexes).map(([pathname, product]) => ({
      pathname,
      // Names of products are names: the same in every language.
      names: { en: products.find(({ id }) => id === product)!.name },
    })),
    tabs: pageTabs,
    absent,
    history: apiHistory,
    timelines,
    redirects,
  };
}
