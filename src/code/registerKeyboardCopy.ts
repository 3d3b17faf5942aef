import clipboardCopy from 'clipboard-copy';
import { keyOwner, pageSelection } from '../ui';
import { currentBlock } from './rules/currentBlock';
import { isCopyKey } from './rules/isCopyKey';
import { keyboardAction } from './rules/keyboardAction';
import { selectionWins, type Selected } from './rules/selectionWins';

/** A click that stands for a copy by keyboard. `text` is what to copy if it is not the button's own. */
export interface KeyboardCopyClick extends MouseEvent {
  keyboardCopy?: { text?: string };
}

/** A block of code, and a copy button, which stands for its block where it is outside of it. */
const blocks = '[data-code-block], [data-copy]';
const buttons = '[data-copy-button]';
const actionAttribute = 'data-ga-event-action';

/** What the listener needs; tests pass their own. */
export interface KeyboardCopyEnvironment {
  document: Document;
  /** Puts text on the clipboard or rejects; for a block without a button. */
  copy: (text: string) => Promise<void>;
}

function blockOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(blocks) : null;
}

function readSelected(document: Document, target: EventTarget | null): Selected {
  const selection = pageSelection(document);
  const field =
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
  return {
    page: {
      collapsed: selection?.isCollapsed ?? true,
      text: selection?.toString() ?? '',
    },
    field: field && {
      type: field.type,
      value: field.value,
      start: field.selectionStart,
      end: field.selectionEnd,
    },
  };
}

/** Presses a copy button in such a way that it and analytics can tell the keyboard from a click. */
function press(button: Element, keyboardCopy: { text?: string }): void {
  const action = button.getAttribute(actionAttribute);
  button.setAttribute(actionAttribute, keyboardAction(action));
  try {
    const click: KeyboardCopyClick = new MouseEvent('click', { bubbles: true, cancelable: true });
    click.keyboardCopy = keyboardCopy;
    button.dispatchEvent(click);
  } finally {
    if (action === null) button.removeAttribute(actionAttribute);
    else button.setAttribute(actionAttribute, action);
  }
}

function copyBlock(block: Element, copy: KeyboardCopyEnvironment['copy']): void {
  const own = block.querySelector(buttons);
  if (own) {
    press(own, {});
    return;
  }
  const text = block.querySelector('code')?.textContent ?? '';
  // The files and the preview of a demo share the button in its toolbar.
  const shared = block.closest('[data-demo]')?.querySelector(buttons);
  if (shared) {
    press(shared, { text });
  } else if (text !== '') {
    // Nothing on the page could show that the browser refused.
    copy(text).catch(() => {});
  }
}

/**
 * A button that was clicked keeps the focus, and would keep its block marked after the pointer has left.
 * Focus that came by keyboard stays: taking it away would throw the reader out of the page's order.
 */
function releaseButton(document: Document, from: EventTarget | null, to: EventTarget | null): void {
  const button = document.activeElement;
  if (!(button instanceof HTMLElement) || !button.matches(buttons)) return;
  const home = button.closest('[data-code-block]') ?? button.closest(blocks);
  if (!home || !(from instanceof Node) || !home.contains(from)) return;
  if (to instanceof Node && home.contains(to)) return;
  if (!button.matches(':focus-visible')) button.blur();
}

/**
 * Copies the code block under the pointer or the focus when the reader presses Ctrl or Cmd with C and has
 * selected nothing. Any element with `data-code-block` takes part; see the README of this folder.
 * @returns stops it
 */
export function registerKeyboardCopy({ document, copy }: KeyboardCopyEnvironment): () => void {
  // It is fetched when the page is idle: the pointer or the focus may be on a block already.
  let current: Element | null =
    [...document.querySelectorAll(blocks)]
      .filter((block) => block.matches(':hover, :focus-within'))
      .at(-1) ?? null;
  const enter = (event: Event, from: EventTarget | null): void => {
    const block = blockOf(event.target);
    if (block && block !== blockOf(from)) current = currentBlock(current, { type: 'enter', block });
  };
  const leave = (event: Event, to: EventTarget | null): void => {
    const block = blockOf(event.target);
    if (block && block !== blockOf(to)) current = currentBlock(current, { type: 'leave', block });
  };
  const listeners = {
    pointerover: (event: PointerEvent) => enter(event, event.relatedTarget),
    pointerout: (event: PointerEvent) => {
      leave(event, event.relatedTarget);
      releaseButton(document, event.target, event.relatedTarget);
    },
    focusin: (event: FocusEvent) => enter(event, event.relatedTarget),
    focusout: (event: FocusEvent) => leave(event, event.relatedTarget),
    keydown: (event: KeyboardEvent) => {
      // A block that navigation has taken away was never left.
      if (!current?.isConnected || event.defaultPrevented || !isCopyKey(event)) return;
      // A grid copies its rows, wherever the pointer is.
      if (keyOwner(event.composedPath()) === 'demo') return;
      if (selectionWins(readSelected(document, event.composedPath()[0] ?? event.target))) return;
      copyBlock(current, copy);
    },
  };
  const entries = Object.entries(listeners) as [string, (event: Event) => void][];
  entries.forEach(([type, listener]) => document.addEventListener(type, listener));
  return () => entries.forEach(([type, listener]) => document.removeEventListener(type, listener));
}

let registered = false;

/** Starts copying by keyboard for this page, once, for as long as the page lives. In a browser only. */
export function registerOnce(): void {
  if (registered) return;
  registered = true;
  registerKeyboardCopy({ document, copy: clipboardCopy });
}
