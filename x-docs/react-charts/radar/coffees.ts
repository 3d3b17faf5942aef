export const flavors = [
  'Acidity',
  'Sweet',
  'Body',
  'Aroma',
  'Bitter',
  'Finish',
];

export const kenya = [9, 7, 5, 8, 3, 7];
export const sumatra = [3, 5, 9, 6, 7, 6];
export const brazil = [4, 8, 7, 5, 5, 5];
