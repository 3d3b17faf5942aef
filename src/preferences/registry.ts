/** Where a preference is kept between visits. */
export type Keeping = 'local' | 'session' | 'cookie';

/** One thing a reader can set. Everything about it is derived from this entry. */
export interface Preference<Value extends string = string> {
  /** The closed set of values; anything else is ignored. */
  values: readonly Value[];
  default: Value;
  keep: Keeping;
  /** Name of the storage key or cookie. */
  storageKey: string;
  /** Attribute of the `html` element that carries the value. */
  attribute: string;
}

function preference<const Value extends string>(entry: Preference<Value>): Preference<Value> {
  return entry;
}

/** The registry: colour mode, language variant of code, package manager of commands. */
export const registry = {
  mode: preference({
    values: ['system', 'light', 'dark'],
    default: 'system',
    keep: 'local',
    storageKey: 'mui-mode',
    attribute: 'data-mode',
  }),
  code: preference({
    values: ['TS', 'JS'],
    default: 'TS',
    keep: 'cookie',
    storageKey: 'codeVariant',
    attribute: 'data-code',
  }),
  packageManager: preference({
    values: ['npm', 'pnpm', 'yarn'],
    default: 'npm',
    keep: 'local',
    storageKey: 'codeblock-package-manager',
    attribute: 'data-package-manager',
  }),
};

export type PreferenceName = keyof typeof registry;
export type PreferenceValue<Name extends PreferenceName> = (typeof registry)[Name]['default'];

/** Colours of `meta[name="theme-color"]`: the header in each mode. */
export const themeColors = { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' } as const;

/** The value itself if the preference knows it, otherwise undefined. */
export function knownValue<Name extends PreferenceName>(
  name: Name,
  value: string | null | undefined,
): PreferenceValue<Name> | undefined {
  const { values } = registry[name];
  return (values as readonly string[]).includes(value ?? '')
    ? (value as PreferenceValue<Name>)
    : undefined;
}
