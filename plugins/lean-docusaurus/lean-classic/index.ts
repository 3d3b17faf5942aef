import path from 'node:path';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import presetClassic, { type Options } from '@docusaurus/preset-classic';
import { relianceError } from '../lib/relianceError';
import type { LeanClassicOptions } from '../options';

const stockTheme = require.resolve('@docusaurus/theme-classic');
const leanTheme = path.join(__dirname, 'theme.ts');

/**
 * `preset-classic` with the lean theme (see `theme.ts`) in place of the stock one.
 * @param options - those of the preset, and `lean`
 * @throws if the preset has no stock theme
 */
export default function leanClassic(
  context: LoadContext,
  { lean, ...options }: Options & { lean?: LeanClassicOptions },
): Preset {
  const preset = presetClassic(context, options) as Preset;
  const stock = preset.themes ?? [];
  const themes = stock.map((theme): PluginConfig => {
    const [name, given] = Array.isArray(theme) ? (theme as [unknown, object?]) : [theme];
    return name === stockTheme ? [leanTheme, { ...given, lean }] : theme;
  });
  if (themes.every((theme, index) => theme === stock[index])) {
    throw relianceError(
      [
        {
          part: 'lean-classic',
          file: '@docusaurus/preset-classic/lib/index.js',
          expected: `a theme ${stockTheme}`,
          found: 'no such theme',
        },
      ],
      DOCUSAURUS_VERSION,
    );
  }
  return { ...preset, themes };
}
