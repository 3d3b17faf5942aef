import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lots } from './lots';

export default function BasicTable() {
  return (
    <TableContainer
      component={Paper}
      role="region"
      aria-label="Coffee lots, basic"
      tabIndex={0}
    >
      <Table aria-label="Coffee lots" sx={{ minWidth: 440 }}>
        <TableHead>
          <TableRow>
            <TableCell>Lot</TableCell>
            <TableCell>Origin</TableCell>
            <TableCell align="right">Altitude (m)</TableCell>
            <TableCell align="right">Score</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lots.slice(0, 4).map((lot) => (
            <TableRow key={lot.id}>
              <TableCell component="th" scope="row">
                {lot.id}
              </TableCell>
              <TableCell>{lot.origin}</TableCell>
              <TableCell align="right">{lot.altitude}</TableCell>
              <TableCell align="right">{lot.score}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
