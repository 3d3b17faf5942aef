export { registry, themeColors } from './registry';
export type { PreferenceName, PreferenceValue } from './registry';
export { browserStore } from './browserStore';
export { usePreference, useEffectiveMode } from './usePreference';
