import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TablePagination from '@mui/material/TablePagination';
import { type TablePaginationActionsProps } from '@mui/material/TablePaginationActions';
import TableRow from '@mui/material/TableRow';
import { LotRows } from './LotRows';
import { lots } from './lots';

function TextActions(props: TablePaginationActionsProps) {
  const { count, page, rowsPerPage, onPageChange } = props;

  return (
    <Stack direction="row" sx={{ flexShrink: 0, ml: 1 }}>
      <Button
        size="small"
        disabled={page === 0}
        onClick={(event) => onPageChange(event, page - 1)}
      >
        Back
      </Button>
      <Button
        size="small"
        disabled={(page + 1) * rowsPerPage >= count}
        onClick={(event) => onPageChange(event, page + 1)}
      >
        More
      </Button>
    </Stack>
  );
}

export default function PagedFooter() {
  const [page, setPage] = React.useState(0);
  const rows = lots.slice(page * 3, page * 3 + 3);

  return (
    <TableContainer sx={{ minHeight: 212 }}>
      <Table aria-label="Lots by score">
        <LotRows rows={rows} figures={['score']} />
        <TableFooter>
          <TableRow>
            <TablePagination
              count={lots.length}
              page={page}
              onPageChange={(_event, next) => setPage(next)}
              rowsPerPage={3}
              rowsPerPageOptions={[3]}
              ActionsComponent={TextActions}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
