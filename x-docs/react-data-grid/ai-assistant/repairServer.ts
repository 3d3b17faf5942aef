import {
  type GridDataSource,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-premium';
import { repairs } from './repairs';

type Params = Parameters<GridDataSource['getRows']>[0];

/** Sorts and filters like a server; all but the first answer take 400 ms. */
export async function askServer({
  filterModel,
  sortModel,
}: Params): Promise<GridGetRowsResponse> {
  const rows = repairs.filter((row) =>
    filterModel.items.every(
      ({ field, value }) => row[field as 'workshop'] === value,
    ),
  );
  const [rule] = sortModel;
  if (rule?.sort) {
    const sign = rule.sort === 'desc' ? -1 : 1;
    rows.sort((a, b) => sign * (a.hours - b.hours));
  }
  if (rule || filterModel.items.length > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
  }
  return { rows, rowCount: rows.length };
}
