import { keyOf } from '../../../support/keptFile';

/** What the bundler has named by its content: what the library fetches later. */
const isNamed = /\.[0-9a-f]{8}\.js$/;

/**
 * The name that a script has on the site: with a digest of its text, so that a browser and a proxy may keep it for good.
 * @param name - below its folder, such as `docs/components/chips/OrderTags.js`
 */
export function versionedName(name: string, content: Buffer): string {
  if (isNamed.test(name)) return name;
  return name.replace(/\.js$/, `.${keyOf(content).slice(0, 8)}.js`);
}
