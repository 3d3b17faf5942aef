import { element } from './element';
import styles from './Lens.late.module.css';
import { attempt } from '../ui/rules/attempt';

let panel: HTMLElement | undefined;

/**
 * Opens a small panel at a button, with what the lens has to say there. Escape and a click elsewhere close it, as they do with any popover.
 * @param name - accessible name of the panel
 * @param content - it gets the focus at its first control
 */
export function openPanel(button: HTMLElement, name: string, ...content: Node[]): void {
  panel?.remove();
  panel = element('div', {
    id: 'lens-panel',
    popover: 'auto',
    role: 'dialog',
    'aria-label': name,
    tabindex: '-1',
    class: styles.panel!,
  });
  panel.append(...content);
  document.body.append(panel);
  const box = button.getBoundingClientRect();
  panel.style.insetBlockStart = `${Math.round(box.bottom + 6)}px`;
  const isRtl = getComputedStyle(button).direction === 'rtl';
  const width = document.documentElement.clientWidth;
  const space = isRtl ? width - box.right : box.left;
  panel.style.insetInlineStart = `${Math.round(Math.max(8, Math.min(space, width - 376)))}px`;
  const closing = panel;
  panel.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) closing.remove();
  });
  attempt(() => panel?.showPopover());
  (panel.querySelector<HTMLElement>('a[href], button') ?? panel).focus();
}
