/** Where the list of the pages lies that an unknown address is compared with, relative to the base URL. */
export const nearPagesFile = 'near-pages.json';
