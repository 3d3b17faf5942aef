export const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export const harbors = [
  { id: 'north', label: 'North pier', data: [12, 18, 27, 41, 39, 22] },
  { id: 'fishing', label: 'Fishing harbor', data: [31, 33, 30, 28, 29, 32] },
  { id: 'marina', label: 'Marina', data: [8, 21, 44, 67, 71, 35] },
];

export const pointAxis = [{ scaleType: 'point' as const, data: months }];
