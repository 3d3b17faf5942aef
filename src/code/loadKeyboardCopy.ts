import { whenIdle } from '../ui';

let isAsked = false;

/**
 * Has copying by keyboard fetched when the page is alive and idle: no page needs it to come alive. For this page, once, in a
 * browser only; if it does not arrive, copying works with the buttons.
 */
export function loadKeyboardCopy(): void {
  if (isAsked) return;
  isAsked = true;
  whenIdle(() => {
    import(/* webpackChunkName: "copy-keys" */ './registerKeyboardCopy').then(
      ({ registerOnce }) => registerOnce(),
      () => {},
    );
  });
}
