import { placePanel } from '../latePanel';
import { focusTargets } from '../ui';
import { attempt } from '../ui/rules/attempt';
import { element } from './element';
import styles from './Lens.late.module.css';

/**
 * Opens a small panel at a button, with what the lens has to say there. Escape, Tab beyond its ends, a press beside it and one on the
 * button close it.
 * @param name - accessible name of the panel
 * @param content - it gets the focus at its first control
 */
export function openPanel(button: HTMLButtonElement, name: string, ...content: Node[]): void {
  // It is open here: the press that is under way closes it.
  if (button.popoverTargetElement) return;
  const panel = element('div', {
    id: 'lens-panel',
    popover: 'auto',
    role: 'dialog',
    'aria-label': name,
    tabindex: '-1',
    class: styles.panel!,
  });
  panel.append(...content);
  // Not beside the button: a row has colors of its own, and is rendered by others.
  document.body.append(panel);

  const leave = ({ relatedTarget }: FocusEvent) => {
    // Tab has left it or the button; a press beside it leaves to nothing, and the platform closes it then.
    if (!(relatedTarget instanceof Node) || relatedTarget === button) return;
    if (!panel.contains(relatedTarget)) attempt(() => panel.hidePopover());
  };
  // The browser then knows that a click on the button closes it. Not yet: the click that opened it is still under way.
  const timer = setTimeout(() => {
    button.popoverTargetElement = panel;
  });
  panel.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState !== 'closed') return;
    clearTimeout(timer);
    button.removeEventListener('focusout', leave);
    button.popoverTargetElement = null;
    button.setAttribute('aria-expanded', 'false');
    panel.remove();
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [panel, ...focusTargets(panel)];
    const at = stops.indexOf(document.activeElement as HTMLDivElement);
    if (event.shiftKey ? at > 1 : at < stops.length - 1) return;
    // It stands at the end of the page. From the button, the browser goes on where the reader was.
    button.focus({ preventScroll: true });
    if (event.shiftKey) event.preventDefault();
  });
  panel.addEventListener('focusout', leave);
  button.addEventListener('focusout', leave);

  // Where the focus goes back to; a click has not given it to the button in every browser.
  button.focus({ preventScroll: true });
  attempt(() => panel.showPopover());
  button.setAttribute('aria-expanded', 'true');
  placePanel(panel, button);
  // What is fetched for it makes it higher.
  attempt(() => new ResizeObserver(() => placePanel(panel, button)).observe(panel));
  (focusTargets(panel)[0] ?? panel).focus({ preventScroll: true });
}
