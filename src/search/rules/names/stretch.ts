/** How many small pieces of work are done between two chances to stop. */
export const stretch = 200;
