import path from 'node:path';
import { usableVersions } from '../plugins/frozen-versions/lib/frozenSite';
import type { FrozenVersion } from '../plugins/frozen-versions/lib/manifest';
import { env } from './env';

/** The frozen versions that this build has, the newest first; a development server builds nothing and has none. */
export const frozenVersions: FrozenVersion[] =
  process.env.NODE_ENV === 'development'
    ? []
    : usableVersions({ siteDir: path.resolve(__dirname, '..'), baseUrl: env.baseUrl });
