/** What is going on where the focus must not be taken away. */
const busy = 'input, textarea, select, [contenteditable], dialog[open], dialog[open] *';
/** The list of pages keeps the focus, for the next page; as a drawer it closes. */
const pageList = '#sidebar:not(:popover-open) *';

/** How the focus may be given. */
interface Giving {
  /** Whether the list of pages keeps it. */
  staysInList: boolean;
  /** Whether anything keeps it that has it. */
  staysAnywhere: boolean;
}

/** Whether the focus may be taken from where it is. */
function isFree({ staysInList, staysAnywhere }: Giving): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return !staysAnywhere && !activeElement.matches(staysInList ? `${busy}, ${pageList}` : busy);
}

/**
 * Gives an element the focus, also one that takes none by itself, and scrolls nothing.
 * @returns whether it was given: where a reader is at something, it stays, and what is hidden takes none
 */
export function giveFocus(target: HTMLElement, giving: Giving): boolean {
  if (!isFree(giving)) return false;
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    const leave = ({ relatedTarget }: FocusEvent) => {
      // A dialog gives the focus back when it closes, but only to what takes it.
      if (relatedTarget instanceof Element && relatedTarget.closest('dialog')) return;
      target.removeAttribute('tabindex');
      target.removeEventListener('blur', leave);
    };
    target.addEventListener('blur', leave);
  }
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}
