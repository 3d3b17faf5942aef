export const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];

export const rides = [
  { label: 'Bikes', data: [31, 44, 58, 63, 60, 47] },
  { label: 'Scooters', data: [18, 22, 35, 41, 44, 29] },
  { label: 'Cargo bikes', data: [4, 6, 9, 8, 11, 10] },
];
