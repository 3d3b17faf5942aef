/**
 * Follows whether a window is on paper. `beforeprint` comes from every browser; the media query tells of tools that print without
 * asking.
 */
export function followPaper(page: Window, tell: (isPaper: boolean) => void): void {
  page.addEventListener('beforeprint', () => tell(true));
  page.addEventListener('afterprint', () => tell(false));
  const print = page.matchMedia('print');
  print.addEventListener('change', () => tell(print.matches));
}
