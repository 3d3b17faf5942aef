interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Places a tooltip below what it explains, or above where there is no room below; never beyond the sides.
 * @param owner - box of what it explains, in pixels of the window
 * @returns its left upper corner
 */
export function placeTip(
  owner: Box,
  tip: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const margin = 8;
  const distance = 6;
  const centred = owner.left + owner.width / 2 - tip.width / 2;
  const below = owner.top + owner.height + distance;
  const fits = below + tip.height + margin <= screen.height;
  return {
    left: Math.round(Math.max(margin, Math.min(centred, screen.width - margin - tip.width))),
    top: Math.round(fits ? below : Math.max(margin, owner.top - distance - tip.height)),
  };
}
