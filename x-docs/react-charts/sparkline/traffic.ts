export const visits = [34, 41, 38, 52, 61, 47, 29, 33, 45, 58, 66, 63];
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
