import { compareVersionsTool } from './compareVersionsTool';
import { getApi } from './getApi';
import { getDemo } from './getDemo';
import { getPage } from './getPage';
import { listProducts } from './listProducts';
import { search } from './search';
import type { Tool } from './types';

/** All tools, in the order in which they are listed. */
export const tools: readonly Tool[] = [
  search,
  getPage,
  getApi,
  getDemo,
  compareVersionsTool,
  listProducts,
];
