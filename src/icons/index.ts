import { lateComponent } from '../ui';

/** Finds installed Material Icons by name. MDX: `<IconSearch />`. */
export const IconSearch = lateComponent(async () => (await import('./IconSearch')).IconSearch);
