import { parseCodeHash } from './codeHash';
import {
  knownValue,
  preferenceNames,
  queryValue,
  registry,
  type Preference,
  type PreferenceName,
  type PreferenceValue,
} from './registry';

/** A value for each preference. */
export type Preferences = { [Name in PreferenceName]: PreferenceValue<Name> };

/** What the address and the storage say. */
export interface PreferenceInput {
  /** Fragment of the address, which counts most. */
  hash: string;
  /** Query of the address. */
  search: string;
  /** The stored word of a preference, or null; never throws. */
  read: (name: PreferenceName) => string | null;
}

/** The values that the address asks for, for this visit only. */
export function linkedPreferences({
  hash,
  search,
}: Pick<PreferenceInput, 'hash' | 'search'>): Partial<Preferences> {
  const query = new URLSearchParams(search);
  const linked: Partial<Record<PreferenceName, string>> = {};
  for (const name of preferenceNames) {
    const { query: parameter }: Preference = registry[name];
    const value = parameter === undefined ? undefined : queryValue(name, query.get(parameter));
    if (value) linked[name] = value;
  }
  const { code, style } = parseCodeHash(hash);
  return { ...(linked as Partial<Preferences>), ...(code && { code }), ...(style && { style }) };
}

/** The values of a visit: what the address asks for, else what is stored, else the default. */
export function resolvePreferences(input: PreferenceInput): Preferences {
  const linked = linkedPreferences(input);
  return Object.fromEntries(
    preferenceNames.map((name) => [
      name,
      linked[name] ?? knownValue(name, input.read(name)) ?? registry[name].default,
    ]),
  ) as Preferences;
}
