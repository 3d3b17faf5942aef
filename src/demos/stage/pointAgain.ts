import type { EarlyAct } from '../rules/earlyScript';

/** The keys that were held, as events have them. */
export const heldKeys = ([
  shiftKey = false,
  ctrlKey = false,
  altKey = false,
  metaKey = false,
]: readonly boolean[] = []) => ({
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
});

/** Presses an element as a pointer does, at a place in it: once, twice, or for a menu. */
function press(target: Element, { n: type, x = 0, y = 0, c: count, m }: EarlyAct): void {
  const { left, top } = target.getBoundingClientRect();
  const isMenu = type === 'contextmenu';
  const times = isMenu || count !== 2 ? 1 : 2;
  for (let detail = 1; detail <= times; detail += 1) {
    const how = {
      bubbles: true,
      cancelable: true,
      composed: true,
      view: window,
      button: isMenu ? 2 : 0,
      clientX: left + x,
      clientY: top + y,
      detail,
      ...heldKeys(m),
    };
    const buttons = isMenu ? 2 : 1;
    const pointer = { ...how, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
    target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons }));
    target.dispatchEvent(new MouseEvent('mousedown', { ...how, buttons }));
    target.dispatchEvent(new PointerEvent('pointerup', pointer));
    target.dispatchEvent(new MouseEvent('mouseup', how));
    target.dispatchEvent(new MouseEvent(type, how));
    if (detail === 2) target.dispatchEvent(new MouseEvent('dblclick', how));
  }
}

/** Drags from a place in an element to where the reader has let go, or only begins to: they go on themselves. */
function drag(target: Element, { x = 0, y = 0, u: end, m }: EarlyAct): void {
  const { left, top } = target.getBoundingClientRect();
  const send = (type: string, to: { x: number; y: number }, buttons: number) => {
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    target.dispatchEvent(
      new Kind(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: window,
        clientX: left + to.x,
        clientY: top + to.y,
        buttons,
        ...(Kind === PointerEvent && { pointerId: 1, isPrimary: true, pointerType: 'mouse' }),
        ...heldKeys(m),
      }),
    );
  };
  for (const type of ['pointerdown', 'mousedown']) send(type, { x, y }, 1);
  if (!end) return;
  for (const type of ['pointermove', 'mousemove']) send(type, end, 1);
  for (const type of ['pointerup', 'mouseup']) send(type, end, 0);
}

/** Does again what a pointer has done to an element: a press, one for a menu, or a drag. */
export function pointAgain(target: Element, act: EarlyAct): void {
  if (act.n === 'pointerdown') drag(target, act);
  else press(target, act);
}
