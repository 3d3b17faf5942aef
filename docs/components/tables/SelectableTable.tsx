import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { lots } from './lots';

const rows = lots.slice(0, 4);
const allIds = rows.map(({ id }) => id);

export default function SelectableTable() {
  const [ids, setIds] = React.useState(['E-220']);
  const toggle = (id: string) =>
    setIds(ids.includes(id) ? ids.filter((it) => it !== id) : [...ids, id]);

  return (
    <Paper>
      <Typography role="status" sx={{ px: 3, py: 1.5 }}>
        {ids.length} of {rows.length} lots selected
      </Typography>
      <Table size="small" aria-label="Lots to order">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={ids.length === rows.length}
                indeterminate={ids.length > 0 && ids.length < rows.length}
                onChange={(_event, checked) => setIds(checked ? allIds : [])}
                slotProps={{ input: { 'aria-label': 'Select all lots' } }}
              />
            </TableCell>
            <TableCell>Lot</TableCell>
            <TableCell align="right">Bags</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, bags }) => (
            <TableRow key={id} hover selected={ids.includes(id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={ids.includes(id)}
                  onChange={() => toggle(id)}
                  slotProps={{ input: { 'aria-label': `Select ${id}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell align="right">{bags}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
