import { useSyncExternalStore } from 'react';
import { browserStore } from './browserStore';
import { registry, type PreferenceName, type PreferenceValue } from './rules/registry';

const subscribe = (listener: () => void) => browserStore().subscribe(listener);

/**
 * The reader's choice for one preference. On the server and while hydrating it is the default: what the
 * reader sees before is decided by CSS on the attributes that the head script has set.
 */
export function usePreference<Name extends PreferenceName>(
  name: Name,
): [PreferenceValue<Name>, (value: PreferenceValue<Name>) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => browserStore().get(name),
    () => registry[name].default as PreferenceValue<Name>,
  );
  return [value, (next) => browserStore().set(name, next)];
}

/** Light or dark, as shown; light on the server and while hydrating. */
export function useEffectiveMode(): 'light' | 'dark' {
  return useSyncExternalStore(
    subscribe,
    () => browserStore().effectiveMode(),
    () => 'light',
  );
}
