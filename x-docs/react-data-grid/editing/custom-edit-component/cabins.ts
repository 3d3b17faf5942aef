export interface Cabin {
  id: number;
  name: string;
  stars: number;
  code: string;
}

export const cabins: Cabin[] = [
  { id: 1, name: 'Larch', stars: 4, code: 'LA-20' },
  { id: 2, name: 'Juniper', stars: 3, code: 'JU-07' },
  { id: 3, name: 'Alder', stars: 5, code: 'AL-11' },
];
