import { lateComponent } from '../ui';

/** The API of a product, compared between two of its versions. */
export const Compare = lateComponent(async () => (await import('./Compare')).Compare, '100vh');
