export const energy = [
  { id: 'heating', value: 58, label: 'Heating' },
  { id: 'water', value: 17, label: 'Hot water' },
  { id: 'cooking', value: 9, label: 'Cooking' },
  { id: 'devices', value: 12, label: 'Devices' },
  { id: 'light', value: 4, label: 'Light' },
];

export const pastel = ['#ffcc80', '#90caf9', '#a5d6a7', '#ce93d8', '#fff59d'];
