export const years = ['2019', '2020', '2021', '2022', '2023', '2024'];

export const commuters = [
  { label: 'Train', data: [340, 180, 210, 295, 330, 352] },
  { label: 'Bicycle', data: [120, 165, 172, 168, 190, 214] },
  { label: 'Car', data: [410, 300, 322, 338, 316, 288] },
  { label: 'Bus', data: [212, 118, 164, 281, 262, 243] },
];
