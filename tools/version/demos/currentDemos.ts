import { instancePaths } from '../instancePaths';
import { listDemos, type ListedDemo } from './listDemos';

/** Both docs instances. */
export const instances = ['default', 'x'] as const;

/** The demos of the current docs, of both instances: pages of the core site have demos of the advanced components, too. */
export function currentDemos(siteDir: string): ListedDemo[] {
  return instances.flatMap((instance) => listDemos(siteDir, instancePaths(instance).pages));
}
