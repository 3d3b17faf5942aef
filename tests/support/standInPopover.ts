/** Gives elements popovers, which jsdom has none of: one that opens or closes only says so, with `toggle`. */
export function standInPopover(): void {
  const toggle = (element: HTMLElement, newState: string) =>
    element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      toggle(this, 'closed');
    },
  });
}
