import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type Lot } from './lots';

interface LotRowsProps {
  rows: Lot[];
  figures: ('bags' | 'score')[];
}

/** A row for each lot: its origin, then its figures. */
export function LotRows({ rows, figures }: LotRowsProps) {
  return (
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell component="th" scope="row">
            {row.origin}
          </TableCell>
          {figures.map((figure) => (
            <TableCell key={figure} align="right">
              {row[figure]}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  );
}
