import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lots } from './lots';
import './StripedTable.css';

export default function StripedTable() {
  return (
    <TableContainer>
      <Table aria-label="Scores by origin">
        <TableHead>
          <TableRow>
            <TableCell className="striped-table-head">Origin</TableCell>
            <TableCell align="right" className="striped-table-head">
              Score
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody className="striped-table-body">
          {lots.slice(4, 9).map((lot) => (
            <TableRow key={lot.id}>
              <TableCell component="th" scope="row">
                {lot.origin}
              </TableCell>
              <TableCell align="right">{lot.score}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
