/** Characters of a quotation at most: an address has to fit into what servers take, escaped. */
const longest = 300;

/** Lines of an issue's text: what they name and what it is; what is not known is left out. */
export type IssueFacts = readonly (readonly [name: string, value: string | undefined])[];

export interface Issue {
  title: string;
  /** What the reader has written, if anything. */
  text?: string;
  /** The part of the page that it is about, as the page shows it. */
  quote?: string;
  facts: IssueFacts;
}

/**
 * The address at which a repository shows a new issue, filled in for the reader to look over: nothing is sent before he does.
 * @param repositoryUrl - as a browser opens it, without slash at its end
 */
export function issueAddress(repositoryUrl: string, { title, text, quote, facts }: Issue): string {
  const quoted = quote && (quote.length > longest ? `${quote.slice(0, longest)}…` : quote);
  const parts = [
    text ?? '',
    // A line break or a mark of Markdown within would end the quotation.
    quoted ? `> ${quoted.replace(/\s+/g, ' ')}` : '',
    facts.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : [])).join('\n'),
  ].filter((part) => part !== '');
  const query = new URLSearchParams({ title, body: parts.join('\n\n') });
  return `${repositoryUrl}/issues/new?${query.toString()}`;
}
