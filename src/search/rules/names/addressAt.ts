/** The address of a place on a page: with its id behind `#`, or that of the page itself where there is none. */
export const addressAt = (page: string, anchor: string): string =>
  anchor === '' ? page : `${page}#${anchor}`;
