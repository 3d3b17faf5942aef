import {
  type GridColDef,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-premium';

/** A row that the server sends: a picking or a group of pickings. */
export interface HarvestRow {
  id: string;
  orchard?: string;
  variety?: string;
  crates?: number;
  sugar?: number;
  /** Key and size of a group. */
  key?: string;
  size?: number;
  /** Aggregated values by field. */
  totals?: Record<string, number>;
}

const orchards = ['Hill side', 'Mill brook', 'South gate'];
const varieties = ['Gala', 'Elstar', 'Topaz'];

const pickings = Array.from({ length: 36 }, (_, index) => ({
  id: `P${index + 1}`,
  orchard: orchards[index % 3],
  variety: varieties[Math.floor(index / 3) % 3],
  crates: 14 + ((index * 11) % 37),
  sugar: 11 + ((index * 7) % 9) / 2,
}));

type Picking = (typeof pickings)[number];

const round = (value: number) => Math.round(value * 10) / 10;

function aggregate(
  rows: Picking[],
  model: Record<string, string | undefined> = {},
) {
  const entries = Object.entries(model).map(([field, name]) => {
    const numbers = rows.map((row) => Number(row[field as keyof Picking]));
    const sum = numbers.reduce((a, b) => a + b, 0);
    const results: Record<string, number> = {
      sum,
      avg: round(sum / numbers.length),
      max: Math.max(...numbers),
    };
    return [field, results[name ?? 'sum']] as const;
  });
  return Object.fromEntries(entries);
}

/** Groups by `fields`, and adds totals to groups and to the whole answer. */
export async function askHarvests(
  { groupKeys = [], aggregationModel, start, end }: GridGetRowsParams,
  fields: string[] = [],
): Promise<GridGetRowsResponse & { aggregateRow: Partial<HarvestRow> }> {
  const read = (row: Picking, field: string) =>
    String(row[field as keyof Picking]);
  const found = pickings.filter((row) =>
    groupKeys.every((key, level) => read(row, fields[level]) === key),
  );
  const aggregateRow = { totals: aggregate(pickings, aggregationModel) };
  if (groupKeys.length > 0 || Number(start) > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
  }
  const field = fields[groupKeys.length];
  if (!field) {
    return groupKeys.length > 0
      ? { rows: found, aggregateRow }
      : {
          rows: found.slice(Number(start), end + 1),
          rowCount: found.length,
          aggregateRow,
        };
  }
  const rows = [...new Set(found.map((row) => read(row, field)))].map(
    (key): HarvestRow => {
      const members = found.filter((row) => read(row, field) === key);
      return {
        id: [...groupKeys, key].join('/'),
        key,
        size: members.length,
        totals: aggregate(members, aggregationModel),
      };
    },
  );
  return groupKeys.length > 0
    ? { rows, aggregateRow }
    : { rows, rowCount: rows.length, aggregateRow };
}

export const aggregationFunctions = { sum: {}, avg: {}, max: {} };

export const getAggregatedValue = (row: Partial<HarvestRow>, field: string) =>
  String(row.totals?.[field] ?? '');
export const getGroupKey = (row: Partial<HarvestRow>) =>
  row.key ?? row.id ?? '';
export const getChildrenCount = (row: Partial<HarvestRow>) => row.size ?? 0;

export const columns: GridColDef<HarvestRow>[] = [
  { field: 'orchard', headerName: 'Orchard', flex: 1, minWidth: 110 },
  { field: 'variety', headerName: 'Variety', width: 110 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 120 },
  { field: 'sugar', headerName: 'Sugar (°Bx)', type: 'number', width: 140 },
];
