import type { Plugin } from '@docusaurus/types';
import { env } from '../../config/env';
import { keyModule } from './lib/keyModule';

/**
 * Gives the licence key to the code that mounts and pre-renders demos, as a module of the generated files. It
 * takes the key from the environment itself: an option of a plugin is part of the site's config, which
 * Docusaurus may hand to the browser.
 */
export default function licencePlugin(): Plugin<void> {
  return {
    name: 'licence',
    async contentLoaded({ actions }) {
      await actions.createData('key.js', keyModule(env));
    },
  };
}
