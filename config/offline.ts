import path from 'node:path';
import type { OfflineOptions } from '../plugins/offline';
import type { SiteProduct } from '../src/docsConfig/rules/types';
import { env } from './env';
import { workerAddresses, workerSites } from './workerAddresses';

/**
 * Options of the plugin that makes workers and manifests.
 * @param products - those that have a page, for the shortcuts of an installed app and as what can be saved
 */
export function offlineOptions(products: readonly SiteProduct[]): OfflineOptions {
  return {
    register: path.resolve(__dirname, '../src/offline/register.ts'),
    worker: path.resolve(__dirname, '../src/offline/worker.js'),
    addresses: workerAddresses,
    sites: workerSites,
    retire: env.retireServiceWorkers,
    shortName: 'MUI Docs',
    themeColor: '#006bd6',
    backgroundColor: '#ffffff',
    shortcuts: products.map(({ name, home }) => ({ name, url: home.replace(/^\//, '') })),
    products: products.map(({ id, name, home }) => ({ id, name, home })),
    data: {
      'components/material-icons/': ['icon-index'],
      'discover-more/changelog/': ['changelog'],
    },
    // Ads, analytics, and the editor: no worker can answer for the page of its frame, so that it needs the network at first.
    leftOut: ['src_ads_', 'src_editor_', 'signals', 'vitals'],
  };
}
