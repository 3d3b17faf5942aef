import * as React from 'react';
import TablePagination from '@mui/material/TablePagination';

export default function RowPages() {
  const [page, setPage] = React.useState(2);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <TablePagination
      component="div"
      count={248}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={rowsPerPage}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
      showFirstButton
      showLastButton
    />
  );
}
