/**
 * The name under which analytics counts a copy by keyboard: that of the button, with `keyboard` for
 * `click`.
 * @param action - the button's own, or null if it has none
 */
export function keyboardAction(action: string | null): string {
  return (action ?? 'copy-click').replace('click', 'keyboard');
}
