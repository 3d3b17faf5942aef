import { attempt } from '../ui/rules/attempt';

/** The field of an entry's state that tells the entry from all others. */
export const field = 'place';

/** The id of the history's current entry, if it has one. */
export const idOfEntry = (): string | undefined => {
  const id = attempt(() => history.state as Record<string, unknown> | null)?.[field];
  return typeof id === 'string' ? id : undefined;
};

/** Gives the current entry of the history an id, unless it has one. */
export function nameEntry(): string {
  const known = idOfEntry();
  if (known !== undefined) return known;
  const id = Math.random().toString(36).slice(2);
  attempt(() => history.replaceState({ ...(history.state as object | null), [field]: id }, ''));
  return id;
}
