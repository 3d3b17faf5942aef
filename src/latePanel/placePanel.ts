/** Pixels between a button and its panel, and between the panel and the edge of the window. */
const gap = 6;
const edge = 8;

/**
 * Puts a panel of the top layer under its button, or above where there is no room below. It scrolls with
 * the page, as the button does.
 */
export function placePanel(panel: HTMLElement, button: HTMLElement): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const x = Math.min(Math.max(edge, isRtl ? right - width : left), clientWidth - width - edge);
  const fitsBelow = bottom + gap + height <= clientHeight - edge || top - gap - height < edge;
  const y = fitsBelow ? bottom + gap : top - gap - height;
  panel.style.left = `${Math.round(x + window.scrollX)}px`;
  panel.style.top = `${Math.round(y + window.scrollY)}px`;
}
