export interface Recipe {
  id: number;
  name: string;
  minutes: number;
  cooked: Date;
}

export const recipes: Recipe[] = [
  { id: 1, name: 'Shakshuka', minutes: 35, cooked: new Date(2025, 2, 9) },
  { id: 2, name: 'Okonomiyaki', minutes: 40, cooked: new Date(2025, 4, 21) },
  { id: 3, name: 'Borscht', minutes: 95, cooked: new Date(2025, 0, 30) },
  { id: 4, name: 'Käsespätzle', minutes: 50, cooked: new Date(2025, 5, 2) },
];
