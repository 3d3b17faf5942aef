import { attempt } from '../ui/rules/attempt';

/** Opens the part of the menu of versions in which a reader says what is installed, and closes the panel of the lens. */
export function openVersions(): void {
  const menu = document.getElementById('version-menu');
  const details = menu?.querySelector('details');
  if (!menu || !details) return;
  // First, and so the focus is back at the panel's button: from there the menu takes it, and gives it back.
  attempt(() => document.getElementById('lens-panel')?.hidePopover());
  attempt(() => menu.showPopover());
  details.open = true;
  details.querySelector('summary')?.focus();
}
