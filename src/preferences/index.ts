export { parseCodeHash, writeCodeHash } from './codeHash';
export { registry, themeColors } from './registry';
export type { PreferenceName, PreferenceValue } from './registry';
export { browserStore } from './browserStore';
export type { PreferenceStore } from './store';
export { SettingsPanel } from './SettingsPanel';
export { usePreference, useEffectiveMode } from './usePreference';
