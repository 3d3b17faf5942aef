/** What is measured of the frame, in px. */
export interface FrameMeasures {
  /** The frame as it is. */
  width: number;
  height: number;
  /** Height of what the program has on the page. */
  body: number;
  /** Height that what lies open over it needs; 0 where nothing does. */
  open: number;
}

/** How high the frame is to be. */
export interface SettledHeight {
  height: number;
  /** Whether that has to be asked again once nothing changes any more. */
  isUnsure: boolean;
}

/**
 * Makes the rule for the height of the frame: that of the program, and while something lies open over it, room for that. A program
 * that is as high as its frame, such as one with `100vh`, would have it grow without end: what grows with the frame at rest does not
 * count. While something moves, growing at the same time may be chance.
 * @returns gives the height for what was measured now; it is to be asked whenever a measure may have changed
 */
export function settleHeight(): (now: FrameMeasures, isAtRest?: boolean) => SettledHeight {
  let last: FrameMeasures | undefined;
  /** Height that the program seems to have from the frame. */
  let surplus = 0;
  /** Height for the program alone. */
  let own = 0;
  /** Whether the frame was given the program's whole height at rest, to see whether that grows on. */
  let isTried = false;
  let isSure = false;
  return (now, isAtRest = false) => {
    if (last && now.height !== last.height && now.width === last.width) {
      const isFollowing = (now.body - last.body) / (now.height - last.height) >= 0.5;
      isSure = isFollowing && (isSure || isTried);
      isTried = false;
      // The page has its own least height, and a zoomed browser rounds. What is open goes again: the frame is no measure then.
      if (now.open === 0 && Math.abs(now.height - own) > 2) own = now.height;
      surplus = isFollowing ? now.body - own : 0;
    } else if (isAtRest && !isSure) {
      isTried = surplus !== 0;
      surplus = 0;
    }
    last = now;
    own = Math.max(now.body - surplus, 0);
    return { height: Math.max(own, now.open), isUnsure: surplus !== 0 && !isSure };
  };
}
