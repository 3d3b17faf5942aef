import {
  type GridFilterItem,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import { quakes, type Quake } from './quakes';

type Test = (cell: string | number, value: string) => boolean;

const tests: Record<string, Test> = {
  contains: (cell, value) =>
    String(cell).toLowerCase().includes(value.toLowerCase()),
  equals: (cell, value) => String(cell).toLowerCase() === value.toLowerCase(),
  startsWith: (cell, value) =>
    String(cell).toLowerCase().startsWith(value.toLowerCase()),
  '=': (cell, value) => Number(cell) === Number(value),
  '>': (cell, value) => Number(cell) > Number(value),
  '>=': (cell, value) => Number(cell) >= Number(value),
  '<': (cell, value) => Number(cell) < Number(value),
  '<=': (cell, value) => Number(cell) <= Number(value),
};

function passes(row: Quake, { field, operator, value }: GridFilterItem) {
  const test = tests[operator];
  return !test || !value || test(row[field as keyof Quake], String(value));
}

/** Takes half a second, like a server; the first page is there at once. */
export async function askServer(
  params: GridGetRowsParams,
  rows: Quake[] = quakes,
): Promise<GridGetRowsResponse> {
  const found = rows.filter((row) =>
    params.filterModel.items.every((item) => passes(row, item)),
  );
  const [rule] = params.sortModel;
  if (rule?.sort) {
    const key = rule.field as keyof Quake;
    const sign = rule.sort === 'desc' ? -1 : 1;
    found.sort((a, b) =>
      a[key] < b[key] ? -sign : a[key] > b[key] ? sign : 0,
    );
  }
  const start = Number(params.start);
  if (start > 0 || rule || params.filterModel.items.length > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  return { rows: found.slice(start, params.end + 1), rowCount: found.length };
}
