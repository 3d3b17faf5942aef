import path from 'node:path';
import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeIcons } from './lib/writeIcons';

/** Writes what the page of the Material Icons searches, before static files are copied or served. */
export default function iconIndexPlugin({ siteDir }: LoadContext): Plugin<void> {
  const icons = writeIcons(siteDir, path.join(siteDir, 'node_modules/@mui/icons-material'));
  if (icons !== undefined) logger.info(logger.interpolate`Icon index: number=${icons} icons`);
  return { name: 'icon-index' };
}
