export const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

export const levels = [
  1.2, 2.4, 3.8, 4.3, 3.5, 2.1, 1.0, 1.6, 3.1, 4.4, 4.0, 2.7,
];

export const hourAxis = {
  id: 'hour',
  data: hours,
  label: 'Hour',
  zoom: true,
};

export const startZoom = [{ axisId: 'hour', start: 20, end: 80 }];
