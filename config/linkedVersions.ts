import path from 'node:path';
import { usableVersions } from '../plugins/frozen-versions/lib/frozenSite';
import type { FrozenVersion } from '../plugins/frozen-versions/lib/manifest';
import { env } from './env';
import { versionRoot } from './freezing';

const siteDir = path.resolve(__dirname, '..');

/** Those of a language, or of any. A development server builds nothing and has none. */
const usable = (locale?: string): FrozenVersion[] =>
  process.env.NODE_ENV === 'development'
    ? []
    : usableVersions({ siteDir, baseUrl: env.baseUrl, locale });

/** The frozen versions that this build has in its language, the newest first. */
export const frozenVersions: FrozenVersion[] = usable(env.locale);

/** Where frozen versions lie that the site has in any language: addresses with a slash at both ends, `/x/8.9.2/`. */
export const frozenRoots: string[] = usable().map(({ instance, version }) =>
  versionRoot(instance, version),
);
