export const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export const routes = [
  { id: 'north', label: 'North pier', data: [12, 19, 31, 46, 44, 25] },
  { id: 'island', label: 'Island', data: [8, 15, 29, 52, 57, 21] },
  { id: 'town', label: 'Town quay', data: [21, 23, 27, 30, 29, 26] },
];
