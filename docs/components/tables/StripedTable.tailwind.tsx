import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { lots } from './lots';

const head =
  'bg-(--mui-palette-primary-main) text-(--mui-palette-primary-contrastText)';
const row = 'odd:bg-(--mui-palette-action-hover) last:*:border-b-0';

export default function StripedTable() {
  return (
    <TableContainer>
      <Table aria-label="Scores by origin">
        <TableHead>
          <TableRow>
            <TableCell className={head}>Origin</TableCell>
            <TableCell align="right" className={head}>
              Score
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lots.slice(4, 9).map((lot) => (
            <TableRow key={lot.id} className={row}>
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
