import { setTimeout as wait } from 'node:timers/promises';
import docsPlugin, {
  validateOptions as validateDocs,
  type LoadedContent,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { withPlainErrors } from '../../support/checkOptions';
import { followCompiler } from '../../support/followCompiler';
import type { LazyPagesOptions } from '../options';

/** What `leanDocusaurus` gives along with the options of the docs plugin. */
interface Lean {
  lean?: LazyPagesOptions;
}

/** As the docs plugin's own. @throws naming what is wrong, without all of the options */
export function validateOptions({
  options: given,
  ...context
}: OptionValidationContext<(Options & Lean) | undefined, PluginOptions>): PluginOptions & Lean {
  const { lean, ...options } = given ?? {};
  return withPlainErrors(`docs (${options.id ?? 'default'})`, () => ({
    ...validateDocs({ ...context, options }),
    ...(lean && { lean }),
  }));
}

/** How long the bundler may take to notice a change that the docs plugin has noticed, in ms. */
const notice = 200;
/** How long a browser may take to fetch what was compiled from the same thread, in ms. */
const fetching = 500;
/** How long a change is compiled before the docs plugin goes on nevertheless, in ms. */
const patience = 5000;

/**
 * The docs plugin; takes the same options. In development, when a page has changed, it reads all pages again, for titles and
 * the like. That has to wait for the bundler to compile the page itself, which is what somebody is looking at.
 */
export default async function lazyDocsPlugin(
  context: LoadContext,
  {
    lean: { watch = (paths: readonly string[]) => [...paths] } = {},
    ...options
  }: PluginOptions & Lean,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  if (process.env.NODE_ENV !== 'development') return plugin;
  const compiler = followCompiler();
  let isFirst = true;
  return {
    ...plugin,
    getPathsToWatch: () => watch(plugin.getPathsToWatch?.() ?? []),
    async loadContent() {
      if (!isFirst) {
        await wait(notice);
        await Promise.race([compiler.whenQuiet(), wait(patience)]);
        // Not both in one: the bundler may be at work on its report for as long.
        await wait(0);
        await wait(fetching);
      }
      isFirst = false;
      return (await plugin.loadContent?.()) as LoadedContent;
    },
    configureWebpack(...details) {
      const config = plugin.configureWebpack?.(...details) ?? {};
      const [, isServer] = details;
      return isServer ? config : { ...config, plugins: [compiler.plugin as never] };
    },
  };
}
