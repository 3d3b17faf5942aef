import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lots } from './lots';

export default function DenseTable() {
  return (
    <TableContainer>
      <Table size="small" aria-label="Bags in stock">
        <TableHead>
          <TableRow>
            <TableCell>Origin</TableCell>
            <TableCell align="right">Bags</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lots.slice(0, 6).map((lot) => (
            <TableRow key={lot.id} hover>
              <TableCell component="th" scope="row">
                {lot.origin}
              </TableCell>
              <TableCell align="right">{lot.bags}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
