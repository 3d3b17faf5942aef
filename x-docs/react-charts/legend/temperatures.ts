export const hours = [0, 3, 6, 9, 12, 15, 18, 21];
export const degrees = [11, 9, 8, 14, 21, 24, 19, 14];

export const continuousMap = {
  type: 'continuous' as const,
  min: 5,
  max: 25,
  color: ['#64b5f6', '#e53935'] as const,
};

export const piecewiseMap = {
  type: 'piecewise' as const,
  thresholds: [10, 16, 22],
  colors: ['#64b5f6', '#4db6ac', '#ffb74d', '#e57373'],
};

export const celsius = (value: number) => `${value} °C`;
