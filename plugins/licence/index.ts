import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { env } from '../../config/env';
import { keyModule } from './lib/keyModule';

/**
 * Gives the licence key to the code that mounts and pre-renders demos, as a module of the generated files. It
 * takes the key from the environment itself: an option of a plugin is part of the site's config, which
 * Docusaurus may hand to the browser.
 */
export default function licencePlugin({
  i18n: { currentLocale, defaultLocale },
}: LoadContext): Plugin<void> {
  return {
    name: 'licence',
    async contentLoaded({ actions }) {
      await actions.createData('key.js', keyModule(env));
    },
    async postBuild() {
      // Once for all languages, packages and demos.
      if (env.licenceKey !== '' || currentLocale !== defaultLocale) return;
      logger.info(
        'No MUI_X_LICENSE_KEY is set: demos of the commercial packages say so in the console and with a watermark.',
      );
    },
  };
}
