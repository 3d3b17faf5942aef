export { parseCodeHash, writeCodeHash } from './rules/codeHash';
export { registry, themeColors } from './rules/registry';
export type { PreferenceName, PreferenceValue } from './rules/registry';
export { browserStore } from './browserStore';
export type { PreferenceStore } from './store';
export { SettingsPanel } from './SettingsPanel';
export { usePreference, useEffectiveMode } from './usePreference';
