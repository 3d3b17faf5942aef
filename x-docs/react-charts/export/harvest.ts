export const farms = ['Hill', 'Brook', 'Forest', 'Lake', 'Meadow'];

export const harvest = [
  { label: 'Apples', data: [34, 51, 28, 42, 37] },
  { label: 'Pears', data: [18, 22, 31, 15, 26] },
];

export const farmAxis = { data: farms, label: 'Farm' };
