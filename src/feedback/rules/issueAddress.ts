import { forgeOf } from './forgeOf';

/** Characters of a quotation at most. */
const longestQuote = 300;

/** Of an address as it is sent, escaped: GitHub answers 414 to more than 8,191 bytes. */
const longestAddress = 7500;

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

/** A text cut to a number of characters, none of them in two. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

/** The largest number up to a limit with which something fits, 0 if it never does. */
function largest(limit: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, limit];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The address at which a repository shows a new issue, filled in for the reader to look over: nothing is sent before he does. What is
 * too long for an address is cut, the quotation first.
 * @param repositoryUrl - as a browser opens it, without slash at its end
 */
export function issueAddress(
  repositoryUrl: string,
  { title, text = '', quote = '', facts }: Issue,
): string {
  const forge = forgeOf(repositoryUrl);
  const address = (quoted: number, written: number) => {
    const parts = [
      cut(text, written),
      // A line break or a mark of Markdown within would end the quotation.
      quote && quoted > 0 ? `> ${cut(quote, quoted).replace(/\s+/g, ' ')}` : '',
      facts.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : [])).join('\n'),
    ].filter((part) => part !== '');
    const query = new URLSearchParams({ [forge.title]: title, [forge.body]: parts.join('\n\n') });
    return `${repositoryUrl}/${forge.issue}?${query.toString()}`;
  };
  const fits = (quoted: number, written: number) =>
    address(quoted, written).length <= longestAddress;
  const quoted = largest(longestQuote, (count) => fits(count, text.length));
  return address(
    quoted,
    largest(text.length, (count) => fits(quoted, count)),
  );
}
