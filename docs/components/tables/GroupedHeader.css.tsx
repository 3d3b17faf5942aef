import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import './GroupedHeader.css';

const stations = [
  { name: 'Aldra', low: -14, high: 3, rain: 62, snow: 41 },
  { name: 'Bergholm', low: -9, high: 6, rain: 88, snow: 12 },
  { name: 'Corvik', low: -2, high: 9, rain: 131, snow: 0 },
  { name: 'Dunmoor', low: -5, high: 7, rain: 104, snow: 6 },
];

export default function GroupedHeader() {
  return (
    <TableContainer
      component={Paper}
      role="region"
      aria-label="Weather stations, grouped"
      tabIndex={0}
      className="grouped-header"
    >
      <Table stickyHeader aria-label="January weather">
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Station</TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              Temperature (°C)
            </TableCell>
            <TableCell align="center" colSpan={2} scope="colgroup">
              Precipitation
            </TableCell>
          </TableRow>
          <TableRow className="grouped-header-units">
            <TableCell align="right">Low</TableCell>
            <TableCell align="right">High</TableCell>
            <TableCell align="right">Rain (mm)</TableCell>
            <TableCell align="right">Snow (cm)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stations.map(({ name, low, high, rain, snow }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{low}</TableCell>
              <TableCell align="right">{high}</TableCell>
              <TableCell align="right">{rain}</TableCell>
              <TableCell align="right">{snow}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
