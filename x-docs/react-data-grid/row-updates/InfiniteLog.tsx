import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { fetchLog, type LogEntry } from './logServer';

const length = 90;

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    const next = Math.min(end + 1, length);
    return {
      rows: await fetchLog(Number(start), next),
      rowCount: next === length ? length : -1,
    };
  },
};

const columns: GridColDef<LogEntry>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 80 },
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'gate', headerName: 'Gate', width: 130 },
  { field: 'event', headerName: 'Event', flex: 1, minWidth: 160 },
];

export default function InfiniteLog() {
  return (
    <Box
      role="region"
      aria-label="Gate log, more entries at the end"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGridPro
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 15 } },
        }}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}
