/** Levels that a heading in a page's text can have. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/**
 * The level for a heading that is put into a page: one below the heading under which it stands. Headings within demos are none of the page's.
 * @param place - in the page; where no heading is before it, the level is 2
 */
export function headingLevelAt(place: Element): HeadingLevel {
  const before = [...document.querySelectorAll('h1, h2, h3, h4, h5')].findLast(
    (heading) =>
      heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !heading.closest('[data-stage]'),
  );
  return (Number(before?.tagName.slice(1) ?? 1) + 1) as HeadingLevel;
}
