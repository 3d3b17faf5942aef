export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** Millimeters and degrees of a station in the hills. */
export const rain = [64, 52, 58, 47, 71, 86, 98, 91, 63, 57, 68, 72];
export const degrees = [-1, 0, 4, 9, 14, 17, 19, 18, 14, 9, 4, 0];

/** Millimeters of a station at the sea. */
export const coast = [38, 31, 36, 30, 41, 44, 49, 52, 47, 45, 43, 40];
