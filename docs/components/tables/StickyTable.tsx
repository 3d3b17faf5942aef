import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lots } from './lots';

export default function StickyTable() {
  return (
    <TableContainer
      component={Paper}
      role="region"
      aria-label="All lots, scrolling"
      tabIndex={0}
      sx={{ maxHeight: 260 }}
    >
      <Table stickyHeader aria-label="All lots">
        <TableHead>
          <TableRow>
            <TableCell>Lot</TableCell>
            <TableCell>Origin</TableCell>
            <TableCell align="right">Bags</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lots.map((lot) => (
            <TableRow key={lot.id} hover>
              <TableCell component="th" scope="row">
                {lot.id}
              </TableCell>
              <TableCell>{lot.origin}</TableCell>
              <TableCell align="right">{lot.bags}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
