let isAsked = false;
/** One of them comes before a reader can mean a block: the pointer enters it, the focus goes there, or Ctrl is pressed. */
const signs = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * Has copying by keyboard fetched at the reader's first sign: no page needs it before. For this page, once, in a
 * browser only; if it does not arrive, copying works with the buttons.
 */
export function loadKeyboardCopy(): void {
  if (isAsked) return;
  isAsked = true;
  const fetchKeys = () => {
    signs.forEach((type) => document.removeEventListener(type, fetchKeys));
    import(/* webpackChunkName: "copy-keys" */ './registerKeyboardCopy').then(
      ({ registerOnce }) => registerOnce(),
      () => {},
    );
  };
  signs.forEach((type) => document.addEventListener(type, fetchKeys));
}
