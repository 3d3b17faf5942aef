/**
 * The address of a picture that it carries in itself.
 * @param svg - the text of an SVG file
 */
export function pictureAddress(svg: string): string {
  // Also within `url()`, and between quotes of either kind.
  const escaped = encodeURIComponent(svg.trim()).replace(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `data:image/svg+xml,${escaped}`;
}
