import path from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import type { Plugin } from '@docusaurus/types';

const minifyRules = path.join(__dirname, 'minifyRules.cjs');
const late = /\.late\.module\.css$/;
/** How Docusaurus (3.10) tells its rule for CSS modules, in `core/lib/webpack/base.js`. */
const ofModules = String(/\.module\.css$/i);

/**
 * Takes late stylesheets out of Docusaurus's rule for CSS modules, and makes one for them.
 * @param rules - those of the bundler; Docusaurus's is changed
 * @param isServer - of the renderer's bundle, which needs the names of the classes only
 * @returns the rule for late stylesheets
 * @throws if there is no such rule of Docusaurus's
 */
export function lateRule(
  rules: NonNullable<Configuration['module']>['rules'],
  isServer: boolean,
): RuleSetRule {
  const rule = rules?.find(
    (each): each is RuleSetRule & { use: RuleSetRule[] } =>
      typeof each === 'object' &&
      each !== null &&
      String(each.test) === ofModules &&
      Array.isArray(each.use),
  );
  if (!rule) {
    throw new Error(
      `late-styles: Docusaurus has no rule ${ofModules} for CSS modules any more (core/lib/webpack/base.js). Say here how it tells them now`,
    );
  }
  rule.exclude = late;
  // The first loader writes the rules into the one stylesheet that every page waits for, the second makes a script of them.
  const [, toScript, ...others] = rule.use;
  const use = isServer
    ? rule.use
    : [{ loader: 'style-loader' }, toScript, { loader: minifyRules }, ...others];
  return { test: late, use };
}

/**
 * Lets the rules of style of parts that are fetched when somebody uses them come with their script: `*.late.module.css`. Docusaurus puts
 * all into one sheet, for which the first paint of every page waits. What the server renders cannot be late.
 */
export default function lateStylesPlugin(): Plugin<void> {
  return {
    name: 'late-styles',
    configureWebpack: ({ module }, isServer) => ({
      module: { rules: [lateRule(module?.rules, isServer)] },
    }),
  };
}
