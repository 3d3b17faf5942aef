import type { PageNode } from './types';
import { corePages } from './core';
import { xPages } from './x';

export type { PageNode, PageStatus, Plan } from './types';

/** The two docs instances, by plugin id. */
export type DocsInstance = 'default' | 'x';

/** The whole navigation of both sites. */
export const pageTrees: Record<DocsInstance, PageNode[]> = { default: corePages, x: xPages };
