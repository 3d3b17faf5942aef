import { ApiPart } from '@site/src/api/ApiPart';
import { partRows } from '@site/src/api/rules/partRows';
import type { ApiModule } from '@site/src/api/ApiModule';
import { readPage } from '../lib/pages/readPage';

/** What an API page of the server's bundle shows: component and rows, and the data, see {@link readPage}. */
export function apiPage(file: string, digest: string): ApiModule {
  return { ready: { page: readPage(file, digest), ApiPart, partRows } };
}
