/**
 * Looks at a page's front matter for its choice about ads.
 * @param file - for the message
 * @throws if `ad` is there and anything but false: a page shows ads unless it opts out
 */
export function checkAdField(file: string, frontMatter: Record<string, unknown>): void {
  if (!('ad' in frontMatter) || frontMatter.ad === false) return;
  throw new Error(
    `${file}: the front matter says ad: ${JSON.stringify(frontMatter.ad)}. Write ad: false to keep ads off the page, or remove the line`,
  );
}
