import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeChangelogs } from './lib/writeChangelogs';

/** Writes what the page of the changelog shows, before static files are copied or served. */
export default function changelogPlugin({ siteDir }: LoadContext): Plugin<void> {
  const written = writeChangelogs(siteDir);
  if (written > 0) logger.info(logger.interpolate`Changelog: number=${written} files written`);
  return { name: 'changelog' };
}
