/** After how long a new title is said, in ms: what a screen reader says about the focus would cut it off. */
const beforeSaying = 150;

/** Says the title of the page once the page that was left is gone; asks so many times whether it is. */
export function sayTitle(old: Element | null, times = 10): void {
  setTimeout(() => {
    if (old?.isConnected && times > 0) {
      sayTitle(old, times - 1);
      return;
    }
    const place = document.querySelector('[data-announcer]');
    if (place) place.textContent = document.title;
  }, beforeSaying);
}
