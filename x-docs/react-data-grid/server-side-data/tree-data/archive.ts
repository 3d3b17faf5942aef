import {
  type GridColDef,
  type GridDataSource,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';

type Params = Parameters<GridDataSource['getRows']>[0];

export interface ArchiveEntry {
  id: string;
  name: string;
  entries: number;
  megabytes: number;
}

const expeditions: [name: string, stations: number, size: number][] = [
  ['Barents Sea', 3, 410],
  ['Cape Basin', 2, 265],
  ['Drake Passage', 4, 730],
  ['Weddell Sea', 2, 348],
];
const records = ['Salinity', 'Temperature', 'Plankton counts'];

function childrenOf(path: string[]): ArchiveEntry[] {
  if (path.length === 0) {
    return expeditions.map(([name, entries, megabytes]) => ({
      id: name,
      name,
      entries,
      megabytes,
    }));
  }
  const [, stations, size] = expeditions.find(([name]) => name === path[0])!;
  const names =
    path.length === 1
      ? Array.from({ length: stations }, (_, index) => `Station ${index + 1}`)
      : records;
  return names.map((name, index) => ({
    id: [...path, name].join('/'),
    name,
    entries: path.length === 1 ? records.length : 0,
    megabytes: Math.round(size / stations / 4 ** (path.length - 1)) + index * 3,
  }));
}

/** The first level is there at once, the others take half a second. */
export async function askArchive({
  groupKeys = [],
  sortModel,
}: Params): Promise<GridGetRowsResponse> {
  const [rule] = sortModel;
  const rows = childrenOf(groupKeys);
  if (rule?.sort) {
    const sign = rule.sort === 'desc' ? -1 : 1;
    rows.sort((a, b) => sign * (a.megabytes - b.megabytes));
  }
  if (groupKeys.length > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
  return groupKeys.length > 0 ? { rows } : { rows, rowCount: rows.length };
}

export const columns: GridColDef<ArchiveEntry>[] = [
  {
    field: 'megabytes',
    headerName: 'Size (MB)',
    type: 'number',
    width: 140,
    filterable: false,
  },
];

export const getGroupKey = (row: Partial<ArchiveEntry>) => row.name ?? '';
export const getChildrenCount = (row: Partial<ArchiveEntry>) =>
  row.entries ?? 0;
