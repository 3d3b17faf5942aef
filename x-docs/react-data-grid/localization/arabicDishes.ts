export interface Dish {
  id: number;
  name: string;
  city: string;
  minutes: number;
}

export const dishes: Dish[] = [
  { id: 1, name: 'كشري', city: 'القاهرة', minutes: 60 },
  { id: 2, name: 'منسف', city: 'عمّان', minutes: 150 },
  { id: 3, name: 'تبولة', city: 'بيروت', minutes: 25 },
  { id: 4, name: 'مقلوبة', city: 'نابلس', minutes: 90 },
];
