let isAsked = false;

/**
 * Has copying by keyboard fetched at the reader's first move: nobody copies before. For this page, once, in a browser only; if it
 * does not arrive, copying works with the buttons.
 */
export function loadKeyboardCopy(): void {
  if (isAsked) return;
  isAsked = true;
  const load = () =>
    void import(/* webpackChunkName: "copy-keys" */ './registerKeyboardCopy').then(
      ({ registerOnce }) => registerOnce(),
      () => {},
    );
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, load, { once: true });
}
