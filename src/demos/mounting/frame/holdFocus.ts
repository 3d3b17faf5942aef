/** Milliseconds in which what was pressed may move the focus. */
const reaction = 1000;

/**
 * Lets programs move the focus only while the reader is in the frame. While code is typed into the page's field, an open dialog or
 * menu would take the focus out of that at every run.
 * @param page - the frame's window
 * @param now - a clock in milliseconds
 */
export function holdFocus(page: Window & typeof globalThis, now: () => number): void {
  let pressed = -Infinity;
  // A pointer brings the reader here only after what it was pressed on has heard of it; assistive technology clicks from anywhere.
  for (const type of ['pointerdown', 'click']) {
    page.addEventListener(type, () => (pressed = now()), true);
  }
  const mayMove = () => page.document.hasFocus() || now() - pressed < reaction;

  for (const { prototype } of [page.HTMLElement, page.SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function focusHere(options) {
      if (mayMove()) focus.call(this, options);
    };
  }
  const { prototype } = page.HTMLDialogElement;
  const { showModal } = prototype;
  prototype.showModal = function showHere() {
    const { inert } = this;
    // What is inert gets no focus from the browser either.
    this.inert ||= !mayMove();
    try {
      showModal.call(this);
    } finally {
      this.inert = inert;
    }
  };
}
