export const hiring = [
  { id: 'applied', label: 'Applications', value: 480, color: '#f4b6a6' },
  { id: 'called', label: 'Phone calls', value: 215, color: '#f6d59b' },
  { id: 'met', label: 'Interviews', value: 92, color: '#cfe0a0' },
  { id: 'offered', label: 'Offers', value: 40, color: '#a3d1a8' },
];

/** Dark text, because all sections are light in both color schemes. */
export const labelFill = '#22262b';
