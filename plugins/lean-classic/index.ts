import path from 'node:path';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';
import presetClassic, { type Options } from '@docusaurus/preset-classic';

const stockTheme = require.resolve('@docusaurus/theme-classic');
const leanTheme = path.join(__dirname, 'theme.ts');

/** `preset-classic` with the lean theme (see `theme.ts`) in place of the stock one; takes the same options. */
export default function leanClassic(context: LoadContext, options: Options): Preset {
  const preset = presetClassic(context, options) as Preset;
  return {
    ...preset,
    themes: (preset.themes ?? []).map((theme): PluginConfig => {
      if (!Array.isArray(theme)) return theme === stockTheme ? leanTheme : theme;
      return theme[0] === stockTheme ? ([leanTheme, theme[1]] as PluginConfig) : theme;
    }),
  };
}
