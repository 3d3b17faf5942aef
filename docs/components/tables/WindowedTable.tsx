import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const count = 3000;
const rowHeight = 40;
const inView = 8;

export default function WindowedTable() {
  const [top, setTop] = React.useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - 4);
  const last = Math.min(count, first + inView + 8);
  const below = (count - last) * rowHeight;
  const rows = Array.from({ length: last - first }, (_, i) => first + i);

  return (
    <TableContainer
      component={Paper}
      role="region"
      aria-label="Meter readings, scrolling"
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      sx={{ height: rowHeight * inView }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label="Meter readings"
        aria-rowcount={count + 1}
        sx={{ tableLayout: 'fixed', '& tr': { height: rowHeight } }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell>Reading</TableCell>
            <TableCell align="right">kWh</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <tr aria-hidden="true" style={{ height: first * rowHeight }} />
          {rows.map((row) => (
            <TableRow key={row} aria-rowindex={row + 2}>
              <TableCell component="th" scope="row">
                No. {row + 1}
              </TableCell>
              <TableCell align="right">
                {(4 + 3 * Math.sin(row / 12)).toFixed(1)}
              </TableCell>
            </TableRow>
          ))}
          <tr aria-hidden="true" style={{ height: below }} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
