/** What a description may be wide: a search engine cuts longer ones, and shorter ones say too little. */
export const shortest = 70;
export const longest = 160;

/** How wide a search engine shows a text: a Chinese character takes the place of two letters. */
export function descriptionWidth(text: string): number {
  return [...text].reduce(
    (sum, each) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(each) ? 2 : 1),
    0,
  );
}
