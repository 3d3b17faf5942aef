import { currentHeading } from './rules/currentHeading';

/** The list of the page's headings; its links lead to them. */
const listOf = () => document.querySelector<HTMLElement>('[data-contents]');

/** Room kept above and below the marked entry of a list that scrolls, in px. */
const margin = 24;

function show(entry: Element, list: Element): void {
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (bottom > frame.bottom - margin) list.scrollTop += bottom - frame.bottom + margin;
  else if (top < frame.top + margin) list.scrollTop += top - frame.top - margin;
}

const px = (length: string) => parseFloat(length) || 0;

/** Where a heading stands in the window when a link leads to it. */
export function placeOf(heading: Element): number {
  return (
    px(getComputedStyle(document.documentElement).scrollPaddingTop) +
    px(getComputedStyle(heading).scrollMarginTop)
  );
}

/**
 * Marks the entry of the section that is read in the list of headings, and no other.
 * @param chosen - id of the heading that a link led to, as long as the reader has not gone on from there
 */
export function markContents(chosen: string | undefined): void {
  const list = listOf();
  if (!list) return;
  const entries = [...list.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    return heading ? [{ link, heading }] : [];
  });
  const { scrollY: y, innerHeight } = window;
  const { clientHeight, scrollHeight } = document.documentElement;
  let index = entries.findIndex(({ heading }) => heading.id === chosen);
  if (index < 0 && entries[0]) {
    index = currentHeading(
      entries.map(({ heading }) => heading.getBoundingClientRect().top + y),
      { y, max: scrollHeight - (clientHeight || innerHeight), place: placeOf(entries[0].heading) },
    );
  }
  entries.forEach(({ link }, at) => {
    if (at !== index) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'true');
      show(link, list);
    }
  });
}
