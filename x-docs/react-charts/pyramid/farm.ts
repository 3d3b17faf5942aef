export const foodChain = [
  { id: 'hawks', label: 'Hawks', value: 6, color: '#f4b6a6' },
  { id: 'snakes', label: 'Snakes', value: 18, color: '#f6d59b' },
  { id: 'mice', label: 'Mice', value: 95, color: '#cfe0a0' },
  { id: 'grasses', label: 'Grasses', value: 410, color: '#a3d1a8' },
];

export const labelFill = '#22262b';
