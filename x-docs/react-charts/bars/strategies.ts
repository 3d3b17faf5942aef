export const choices = {
  stackOffset: ['diverging', 'none', 'expand', 'silhouette', 'wiggle'],
  stackOrder: [
    'none',
    'reverse',
    'appearance',
    'ascending',
    'descending',
    'insideOut',
  ],
} as const;
