import * as React from 'react';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { LotRows } from './LotRows';
import { lots } from './lots';

const columns = [
  { key: 'origin', label: 'Origin', align: 'left' },
  { key: 'bags', label: 'Bags', align: 'right' },
  { key: 'score', label: 'Score', align: 'right' },
] as const;

type Key = (typeof columns)[number]['key'];

export default function SortableTable() {
  const [key, setKey] = React.useState<Key>('score');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('desc');
  const sign = direction === 'asc' ? 1 : -1;
  const rows = lots
    .slice(0, 6)
    .sort((a, b) => (a[key] < b[key] ? -sign : sign));

  const sortBy = (next: Key) => {
    setDirection(next === key && direction === 'asc' ? 'desc' : 'asc');
    setKey(next);
  };

  return (
    <TableContainer>
      <Table aria-label="Lots, sortable">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.key}
                align={column.align}
                sortDirection={column.key === key ? direction : false}
              >
                <TableSortLabel
                  active={column.key === key}
                  direction={column.key === key ? direction : 'asc'}
                  onClick={() => sortBy(column.key)}
                >
                  {column.label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <LotRows rows={rows} figures={['bags', 'score']} />
      </Table>
    </TableContainer>
  );
}
