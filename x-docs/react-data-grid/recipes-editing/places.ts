export const beds: Record<string, string[]> = {
  'North house': ['N1', 'N2'],
  'South house': ['S1', 'S2', 'S3'],
};

export interface Place {
  id: string;
  house: string;
  bed: string;
}

export const places: Place[] = [
  { id: 'Lavender', house: 'North house', bed: 'N1' },
  { id: 'Rosemary', house: 'South house', bed: 'S2' },
  { id: 'Thyme', house: 'South house', bed: 'S3' },
];
