import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { lots } from './lots';

export default function PageSizes() {
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(4);
  const rows = size === -1 ? lots : lots.slice(page * size, page * size + size);

  return (
    <Paper>
      <TableContainer sx={{ minHeight: 212 }}>
        <Table aria-label="Lots by altitude">
          <TableBody>
            {rows.map((lot) => (
              <TableRow key={lot.id}>
                <TableCell component="th" scope="row">
                  {lot.origin}
                </TableCell>
                <TableCell align="right">{lot.altitude} m</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={lots.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={size}
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
        rowsPerPageOptions={[4, 8, { value: -1, label: 'All' }]}
        labelRowsPerPage="Lots per page:"
      />
    </Paper>
  );
}
