import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { branches, type Branch } from './branches';

const total = (values: number[]) => values.reduce((sum, value) => sum + value);

function WeekCell({
  value,
  row,
  colDef,
}: GridRenderCellParams<Branch, number[]>) {
  return (
    <Box
      role="img"
      aria-label={`${row.id}, Monday to Sunday: ${value?.join(', ')}`}
      sx={{ display: 'flex', height: 1, alignItems: 'center' }}
    >
      <SparkLineChart
        data={value ?? []}
        plotType="bar"
        width={Number(colDef.width) - 20}
        height={36}
      />
    </Box>
  );
}

const columns: GridColDef<Branch>[] = [
  { field: 'id', headerName: 'Branch', flex: 1, minWidth: 110 },
  {
    field: 'loans',
    headerName: 'Loans, Monday to Sunday',
    width: 220,
    resizable: false,
    filterable: false,
    sortComparator: (a: number[], b: number[]) => total(a) - total(b),
    valueFormatter: (value: number[]) => total(value),
    renderCell: (params) => <WeekCell {...params} />,
  },
];

export default function WeekSparklines() {
  return (
    <Box
      role="region"
      aria-label="Library branches with sparklines"
      sx={{ height: 266, width: '100%' }}
    >
      <DataGrid rows={branches} columns={columns} hideFooter />
    </Box>
  );
}
