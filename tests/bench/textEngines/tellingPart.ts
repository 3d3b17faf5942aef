/** Words that a question is put together with. */
const fillers = new Set(
  'a an and are as at be by can do does for from has have how i in is it its my not of on one only or so that the their this to was what when where which while who why will with you your'.split(
    ' ',
  ),
);
const chineseFillers = /如何|怎样|怎么办|怎么|为什么|可以|需要|[的了吗呢把给在与和或]/gu;

/**
 * What of a question tells something: without the words that only put it together, of which an engine that wants every word would find too
 * few pages and one that wants any too many. A question of nothing else stays as it is.
 */
export function tellingPart(query: string): string {
  const rest = query
    .replace(chineseFillers, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !fillers.has(word.toLowerCase()));
  return rest.length > 0 ? rest.join(' ') : query.trim();
}
