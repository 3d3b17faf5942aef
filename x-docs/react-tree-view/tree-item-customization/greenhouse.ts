export interface Bed {
  id: string;
  label: string;
  plants: number;
  keeper: string;
  children?: Bed[];
}

export const greenhouse: Bed[] = [
  {
    id: 'tropics',
    label: 'Tropics',
    plants: 132,
    keeper: 'Noor',
    children: [
      { id: 'orchids', label: 'Orchids', plants: 86, keeper: 'Noor' },
      { id: 'ferns', label: 'Ferns', plants: 46, keeper: 'Ilse' },
    ],
  },
  {
    id: 'desert',
    label: 'Desert',
    plants: 59,
    keeper: 'Juan',
    children: [{ id: 'cacti', label: 'Cacti', plants: 59, keeper: 'Juan' }],
  },
];
