import { type GridFilterModel } from '@mui/x-data-grid';

export interface Lighthouse {
  id: number;
  name: string;
  coast: string;
  height: number;
}

const lighthouses: Lighthouse[] = [
  { id: 1, name: 'Roter Sand', coast: 'North Sea', height: 52 },
  { id: 2, name: 'Kéréon', coast: 'Atlantic', height: 48 },
  { id: 3, name: 'Bell Rock', coast: 'North Sea', height: 35 },
  { id: 4, name: 'Creac’h', coast: 'Atlantic', height: 55 },
  { id: 5, name: 'Kõpu', coast: 'Baltic Sea', height: 36 },
];

type Field = 'name' | 'coast' | 'height';

/** All rows, or those that pass a query such as `name contains rock`. */
export function findLighthouses({ items }: GridFilterModel): Lighthouse[] {
  return lighthouses.filter((row) =>
    items.every(({ field, operator, value }) => {
      if (value === undefined || value === '') {
        return true;
      }
      const cell = row[field as Field];
      switch (operator) {
        case 'contains':
          return String(cell).toLowerCase().includes(value.toLowerCase());
        case '>':
          return Number(cell) > Number(value);
        case '<':
          return Number(cell) < Number(value);
        default:
          throw new Error(`The server doesn't know "${operator}".`);
      }
    }),
  );
}

/** The same with the delay of a network. */
export function fetchLighthouses(model: GridFilterModel) {
  return new Promise<Lighthouse[]>((resolve) => {
    setTimeout(() => resolve(findLighthouses(model)), 500);
  });
}
