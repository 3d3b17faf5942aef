import type { PreferenceName, PreferenceValue } from '../../preferences/rules/registry';

/** Preferences that pick one of several blocks of code, and the label of each block's button. */
export const variantLabels = {
  code: { TS: 'TS', JS: 'JS' },
  packageManager: { npm: 'npm', pnpm: 'pnpm', yarn: 'yarn' },
  dateLibrary: {
    dayjs: 'Day.js',
    'date-fns': 'date-fns',
    luxon: 'Luxon',
    moment: 'Moment',
  },
} satisfies { [Name in PreferenceName]?: Record<PreferenceValue<Name>, string> };

export type VariantPreference = keyof typeof variantLabels;

/** All of them. */
export const variantPreferences = Object.keys(variantLabels) as VariantPreference[];

/** The label of the button that shows a variant. */
export function variantLabel(preference: VariantPreference, value: string): string {
  return (variantLabels[preference] as Record<string, string>)[value] ?? value;
}
