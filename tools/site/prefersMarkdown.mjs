/**
 * How much of a range of types is accepted, from 0 to 1.
 * @param {readonly string[]} parameters of the range; a weight that is none refuses it
 */
function weightOf(parameters) {
  const weight = parameters.find((each) => /^q=/i.test(each));
  if (weight === undefined) return 1;
  return /^q=(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i.test(weight) ? Number(weight.slice(2)) : 0;
}

/**
 * Whether a reader prefers Markdown to HTML: a program asks for it by name, and no browser does. Of two that are as welcome, what was
 * asked for by name is sent.
 * @param {string} [accept] the header of the request
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function prefersMarkdown(accept = '') {
  const weights = new Map();
  for (const range of accept.toLowerCase().split(',')) {
    const [type, ...parameters] = range.split(';').map((each) => each.trim());
    weights.set(type, Math.max(weights.get(type) ?? 0, weightOf(parameters)));
  }
  const markdown = weights.get('text/markdown') ?? 0;
  // The most specific range counts.
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
