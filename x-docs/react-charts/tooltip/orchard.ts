export const years = ['2020', '2021', '2022', '2023', '2024'];

export const harvest = [
  { id: 'apples', label: 'Apples', data: [82, 76, 91, 88, 97] },
  { id: 'pears', label: 'Pears', data: [34, 41, 38, 43, 40] },
  { id: 'plums', label: 'Plums', data: [12, 9, 17, null, 15] },
];

export const tonnes = (value: number | null) =>
  value === null ? 'no harvest' : `${value} t`;
