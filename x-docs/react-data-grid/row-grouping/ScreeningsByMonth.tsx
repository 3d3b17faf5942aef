import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { columns, screenings, type Screening } from './screenings';

const monthName = new Intl.DateTimeFormat('en', {
  month: 'long',
  year: 'numeric',
});

const toKey = (day: Date) =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;

const columnsWithDay: GridColDef<Screening>[] = [
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    width: 140,
    groupingValueGetter: toKey,
    valueFormatter: (value?: Date | string) =>
      typeof value === 'string'
        ? monthName.format(new Date(`${value}-01T00:00`))
        : value?.toLocaleDateString('en'),
  },
  ...columns,
];

export default function ScreeningsByMonth() {
  return (
    <Box
      role="region"
      aria-label="Screenings grouped by month"
      sx={{ height: 400, width: '100%' }}
    >
      <DataGridPremium
        rows={screenings}
        columns={columnsWithDay}
        hideFooter
        initialState={{ rowGrouping: { model: ['day'] } }}
      />
    </Box>
  );
}
