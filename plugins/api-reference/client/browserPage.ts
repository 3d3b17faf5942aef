import type { ApiModule } from '@site/src/api/ApiModule';
import { fetchPage } from '@site/src/api/fetchPage';

/** What an API page of the browser's bundle shows: it only knows how to fetch data, see {@link fetchPage}, and component. */
export function apiPage(address: string): ApiModule {
  return {
    load: async () => {
      const [page, { ApiPart }] = await Promise.all([
        fetchPage(address),
        import(/* webpackChunkName: "api-part" */ '@site/src/api/ApiPart'),
      ]);
      return { page, ApiPart };
    },
  };
}
