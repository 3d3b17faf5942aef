import fs from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageKeysFile } from './warm-build/lib/pageKeysFile';

interface FormOptions {
  /** The parts that are on, as text. */
  parts: string;
  /** Whether `warm-build` is among them. */
  remembersPages: boolean;
}

/**
 * Keeps apart what builds with other parts have kept: the bundler's cache does not notice other loaders, aliases or plugins, and keys of
 * pages of an earlier build say nothing about this one. Where all parts are on, no site has this plugin.
 */
export default function formPlugin(
  { generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>,
  { parts, remembersPages }: FormOptions,
): Plugin<void> {
  if (!remembersPages) fs.rmSync(pageKeysFile(generatedFilesDir), { force: true });
  return {
    name: 'lean-docusaurus-form',
    configureWebpack(config) {
      const { experiments } = config as { experiments?: { cache?: { version?: string } } };
      const version = experiments?.cache?.version;
      if (version === undefined) return {};
      return { experiments: { cache: { version: `${version}-${parts || 'stock'}` } } } as never;
    },
  };
}
