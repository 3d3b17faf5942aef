import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import {
  BarPlot,
  ChartDataProvider,
  ChartsLegend,
  ChartsSurface,
  ChartsXAxis,
  ChartsYAxis,
  useBarSeries,
} from '@mui/x-charts';
import { coast, months, rain } from './climate';

function TotalsTable() {
  return (
    <Table size="small" aria-label="Totals of the half-year">
      <TableBody>
        {useBarSeries().map(({ id, data }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              {id}
            </TableCell>
            <TableCell align="right">
              {data.reduce<number>((sum, value) => sum + (value ?? 0), 0)} mm
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function ChartAndTable() {
  return (
    <Box role="region" aria-label="Rain at two stations">
      <ChartDataProvider
        height={220}
        xAxis={[{ scaleType: 'band', data: months.slice(0, 6) }]}
        series={[
          { id: 'Hills', type: 'bar', label: 'Hills', data: rain.slice(0, 6) },
          { id: 'Coast', type: 'bar', label: 'Coast', data: coast.slice(0, 6) },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface>
          <BarPlot borderRadius={4} />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <TotalsTable />
      </ChartDataProvider>
    </Box>
  );
}
