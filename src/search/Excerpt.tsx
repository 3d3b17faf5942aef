import { dropTitle } from './rules/dropTitle';
import { parseExcerpt } from './rules/parseExcerpt';

interface ExcerptProps {
  /** As pagefind gives it. */
  html: string;
  /** What stands above it, and need not be said again. */
  title: string;
}

/** A piece of a page's text in which what was found is marked. */
export function Excerpt({ html, title }: ExcerptProps) {
  return dropTitle(parseExcerpt(html), title).map(({ text, marked }, index) =>
    // The parts have no other identity than their place.
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
