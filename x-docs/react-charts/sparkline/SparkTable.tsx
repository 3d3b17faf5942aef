import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts';

const shops = [
  { name: 'Bakery', sales: [21, 24, 22, 28, 31, 35], trend: 'rising' },
  { name: 'Florist', sales: [18, 26, 33, 24, 17, 14], trend: 'peak in March' },
  { name: 'Kiosk', sales: [12, 12, 11, 13, 12, 12], trend: 'stable' },
];

export default function SparkTable() {
  return (
    <TableContainer>
      <Table size="small" aria-label="Sales of three shops">
        <TableHead>
          <TableRow>
            <TableCell>Shop</TableCell>
            <TableCell>Trend</TableCell>
            <TableCell align="right">Last month</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shops.map(({ name, sales, trend }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>
                <SparkLineChart
                  role="img"
                  aria-label={trend}
                  width={100}
                  height={32}
                  data={sales}
                />
              </TableCell>
              <TableCell align="right">{sales.at(-1)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
