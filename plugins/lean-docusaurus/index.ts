import path from 'node:path';
import type { Config, PluginConfig } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { contract } from './contract';
import { pageTemplate } from './flat-client/pageTemplate';
import { checkContract, readInstalled } from './lib/checkContract';
import { checkLeanOptions, type LeanOptions } from './options';
import { chosenParts, partsVariable, type PartName } from './parts';

export { chosenParts, partNames, type PartName } from './parts';
export type { SidebarLists } from './lean-classic/client/sidebarLists';
export type { LeanOptions } from './options';
export type { FinishingPlugin, HeadFinisher } from './warm-build/lib/finishHeads';

const stockPreset = ['classic', '@docusaurus/preset-classic'];
const stockDocs = ['content-docs', '@docusaurus/plugin-content-docs'];

/** Puts another module in the place of a plugin or preset, with one option more; others stay as they are. */
function replaceNamed<Entry>(
  entries: readonly Entry[] | undefined,
  names: readonly string[],
  by: string,
  lean: object,
): Entry[] {
  return (entries ?? []).map((entry) => {
    const [name, options] = (Array.isArray(entry) ? entry : [entry]) as [unknown, object?];
    return typeof name === 'string' && names.includes(name)
      ? ([by, { ...options, lean }] as Entry)
      : entry;
  });
}

/** Docusaurus's flags, of which the layer has to change single ones. @throws where they are not listed one by one */
function flagsOf({ future }: Config): Record<string, unknown> {
  const { faster } = future ?? {};
  if (typeof faster === 'object') return { ...faster };
  throw new Error(
    'lean-docusaurus: list the flags of `future.faster` one by one in docusaurus.config; the layer changes some of them.',
  );
}

/**
 * Makes a Docusaurus site lean: takes the configuration of a stock site and returns one that has the chosen parts of the layer in it.
 * The variable `LEAN` chooses them (see `chosenParts`); with `LEAN=off` the configuration stays that of the stock site.
 * @param config - of a stock site, with `classic` and the docs plugin as Docusaurus names them
 * @param options - see `LeanOptions`
 * @param value - of the variable, normally that of the environment
 * @throws if an option or the variable is wrong, or if Docusaurus is otherwise inside than a chosen part relies on
 */
export function leanDocusaurus(
  config: Config,
  options: LeanOptions,
  value: string | undefined = process.env[partsVariable],
): Config {
  const { siteDir, without, flatClient, lazyPages, leanClassic, warmBuild } =
    checkLeanOptions(options);
  const chosen = chosenParts(value);
  const parts = new Set([...chosen].filter((part) => !without.includes(part)));
  checkContract(contract, parts, readInstalled(siteDir), DOCUSAURUS_VERSION);
  // Relative to the site, since what a page knows of its configuration may hold the name.
  const file = (name: string) => {
    const relative = path.relative(siteDir, path.join(__dirname, name)).replaceAll(path.sep, '/');
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const own: Record<PartName, PluginConfig[]> = {
    'flat-client': [[file('flat-client/index.ts'), { ...flatClient }]],
    'lazy-pages': [[file('lazy-pages/index.ts'), { ...lazyPages }]],
    // Stands in the place of the preset.
    'lean-classic': [],
    'inline-texts': [file('inline-texts/index.ts')],
    'lean-pages': [file('lean-pages/index.ts')],
    'warm-build': [[file('warm-build/index.ts'), { ...warmBuild }]],
    'bundle-in-turn': [file('bundle-in-turn/index.ts')],
    'preact-frame': [file('preact-frame/index.ts')],
  };
  const form: PluginConfig = [
    file('form.ts'),
    { parts: [...parts].join('-'), remembersPages: parts.has('warm-build') },
  ];
  const isWhole = Object.keys(own).every((part) => parts.has(part as PartName));
  const plugins = [
    ...(isWhole ? [] : [form]),
    ...[...parts].flatMap((part) => own[part]),
    ...(parts.has('lazy-pages')
      ? replaceNamed(config.plugins, stockDocs, file('lazy-pages/docs.ts'), lazyPages)
      : (config.plugins ?? [])),
  ];
  if (parts.size === 0) return { ...config, plugins };

  const faster = flagsOf(config);
  // Deadlocks when the two bundles reach different MDX modules, and when they are made in turn.
  if (parts.has('flat-client') || parts.has('bundle-in-turn')) faster.mdxCrossCompilerCache = false;
  // It minifies pages itself, and remembers.
  if (parts.has('warm-build')) faster.swcHtmlMinimizer = false;
  const presets = parts.has('lean-classic')
    ? replaceNamed(config.presets, stockPreset, file('lean-classic/index.ts'), leanClassic)
    : config.presets;
  return {
    ...config,
    ...(parts.has('flat-client') && { ssrTemplate: config.ssrTemplate ?? pageTemplate }),
    future: { ...config.future, faster: faster as never },
    presets,
    plugins,
  };
}
