import { installedPattern } from '../../lens/rules/installedPattern';

/** Where a preference is kept between visits. */
export type Keeping = 'local' | 'session' | 'cookie';

/** One thing a reader can set. Everything about it is derived from this entry. */
export interface Preference<Value extends string = string> {
  /** The closed set of values; anything else is ignored. */
  values: readonly Value[];
  /** In the place of a closed set: what any value matches, '' too. */
  pattern?: RegExp;
  default: Value;
  keep: Keeping;
  /** Name of the storage key or cookie. */
  storageKey: string;
  /** Attribute of the `html` element that carries the value. */
  attribute: string;
  /** Query parameter that sets it for a visit; its words are the values in lower case. */
  query?: string;
  /** Words that older sites stored, and the value that each stands for. */
  formerly?: Readonly<Record<string, Value>>;
}

function preference<const Value extends string>(entry: Preference<Value>): Preference<Value> {
  return entry;
}

/** The registry, in the order of the settings panel. */
export const registry = {
  mode: preference({
    values: ['system', 'light', 'dark'],
    default: 'system',
    keep: 'local',
    storageKey: 'mui-mode',
    attribute: 'data-mode',
    query: 'mode',
  }),
  direction: preference({
    values: ['ltr', 'rtl'],
    default: 'ltr',
    keep: 'session',
    storageKey: 'docs-direction',
    attribute: 'dir',
    query: 'dir',
  }),
  density: preference({
    values: ['standard', 'compact'],
    default: 'standard',
    keep: 'session',
    storageKey: 'docs-density',
    attribute: 'data-density',
    query: 'density',
  }),
  code: preference({
    values: ['TS', 'JS'],
    default: 'TS',
    keep: 'cookie',
    storageKey: 'codeVariant',
    attribute: 'data-code',
    query: 'code',
  }),
  style: preference({
    values: ['system', 'css', 'tailwind'],
    default: 'system',
    keep: 'cookie',
    storageKey: 'codeStyling',
    attribute: 'data-style',
    query: 'style',
    formerly: { 'MUI System': 'system', CSS: 'css', Tailwind: 'tailwind' },
  }),
  packageManager: preference({
    values: ['npm', 'pnpm', 'yarn'],
    default: 'npm',
    keep: 'local',
    storageKey: 'codeblock-package-manager',
    attribute: 'data-package-manager',
  }),
  dateLibrary: preference({
    values: ['dayjs', 'date-fns', 'luxon', 'moment'],
    default: 'dayjs',
    keep: 'local',
    storageKey: 'codeblock-date-library',
    attribute: 'data-date-library',
  }),
  installed: preference<string>({
    values: [],
    pattern: installedPattern,
    default: '',
    keep: 'local',
    storageKey: 'docs-installed',
    attribute: 'data-installed',
    query: 'installed',
  }),
};

export type PreferenceName = keyof typeof registry;
export type PreferenceValue<Name extends PreferenceName> = (typeof registry)[Name]['default'];

/** All names, in the registry's order. */
export const preferenceNames = Object.keys(registry) as PreferenceName[];

/** Colours of `meta[name="theme-color"]`: the header in each mode. */
export const themeColors = { light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' } as const;

/** The value that a stored word stands for, or undefined if the preference does not know it. */
export function knownValue<Name extends PreferenceName>(
  name: Name,
  stored: string | null | undefined,
): PreferenceValue<Name> | undefined {
  const { values, formerly, pattern } = registry[name] as Preference;
  const word = stored ?? '';
  const value = formerly && Object.hasOwn(formerly, word) ? formerly[word] : word;
  const isKnown = pattern ? pattern.test(word) : values.includes(value ?? '');
  return isKnown ? (value as PreferenceValue<Name>) : undefined;
}

/** The value that a word of the query stands for: a value in lower case, to the letter, or what matches the pattern. */
export function queryValue<Name extends PreferenceName>(
  name: Name,
  word: string | null,
): PreferenceValue<Name> | undefined {
  const { values, pattern } = registry[name] as Preference;
  return (
    pattern ? word && knownValue(name, word) : values.find((value) => value.toLowerCase() === word)
  ) as PreferenceValue<Name> | undefined;
}
