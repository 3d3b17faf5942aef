/** What is said back of a query at most: more of a pasted text would push away what stands below. */
const longest = 60;

/** A query as it is said back, cut where it is long. */
export function shortQuery(query: string): string {
  const said = query.trim();
  // Half of a pair of characters is none that can be shown.
  return said.length > longest ? `${said.slice(0, longest).replace(/\p{Cs}$/u, '')}…` : said;
}
