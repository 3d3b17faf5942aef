/** Whose a key is where the focus is: the page's own, a field's of the site, or something's of a demo that takes keys. */
export type KeyOwner = 'page' | 'field' | 'demo';
