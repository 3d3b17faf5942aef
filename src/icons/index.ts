import { lateComponent } from '../ui';

/** On a phone its two fields stand one below the other, and the help takes two lines. */
const room = '11rem';

/** Finds installed Material Icons by name. MDX: `<IconSearch />`. */
export const IconSearch = lateComponent(
  async () => (await import('./IconSearch')).IconSearch,
  room,
);
