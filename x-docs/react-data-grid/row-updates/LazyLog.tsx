import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { fetchLog, type LogEntry } from './logServer';

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => ({
    rows: await fetchLog(Number(start), end + 1),
    rowCount: 1200,
  }),
};

const columns: GridColDef<LogEntry>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 80 },
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'gate', headerName: 'Gate', width: 130 },
  { field: 'event', headerName: 'Event', flex: 1, minWidth: 160 },
];

export default function LazyLog() {
  return (
    <Box
      role="region"
      aria-label="Gate log, loaded where you look"
      sx={{ height: 360, width: '100%' }}
    >
      <DataGridPro
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 20 } },
        }}
        disableColumnSorting
        disableColumnFilter
        hideFooterPagination
      />
    </Box>
  );
}
