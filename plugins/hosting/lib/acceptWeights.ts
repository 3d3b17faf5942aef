import { escapeRegex } from './escapeRegex';

/** Weights in tenths, one character each, from refused to 1: as fine as clients write them. */
const weights = '0123456789a';

/** The weight of what is not accepted. */
export const refused = '0';

/** Ranges of types that pages as HTML are in: the most specific one counts, and so comes first. */
export const htmlRanges = ['text/html', 'text/*', '*/*'];

/**
 * For hosts that match by expressions: those that find in an `Accept` header how much of a range of types is accepted. The first
 * that fits counts, and letters of both cases are one.
 * @param digit - expression that catches one digit
 * @param caught - what stands for that digit
 * @returns expressions, each with the weight
 */
export function acceptWeights(
  range: string,
  digit: string,
  caught: string,
): [pattern: string, weight: string][] {
  const own = String.raw`(?:^|,)\s*${escapeRegex(range)}\s*`;
  const weighed = String.raw`${own}(?:;[^,]*)?;\s*q=0`;
  const end = '(?:[;,]|$)';
  return [
    [String.raw`${weighed}\.${digit}`, caught],
    [String.raw`${weighed}\.?\s*${end}`, refused],
    [`${own}${end}`, 'a'],
  ];
}

/** Finds the weight of Markdown with that of HTML behind it where a page is sent as HTML: of two that are alike, Markdown was asked for by name. */
export const htmlPreferred = `^(?:${refused}|${[...weights]
  .slice(1, -1)
  .map((weight, index) => `${weight}[${weights.slice(index + 2)}]`)
  .join('|')})`;
