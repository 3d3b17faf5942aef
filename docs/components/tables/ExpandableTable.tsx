import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { lots, type Lot } from './lots';

function LotRows({ lot }: { lot: Lot }) {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <React.Fragment>
      <TableRow sx={{ [`& > .${tableCellClasses.root}`]: { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            aria-label={`Details of ${lot.id}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <ExpandMoreIcon sx={{ rotate: open ? '180deg' : 'none' }} />
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {lot.origin}
        </TableCell>
        <TableCell align="right">{lot.bags} bags</TableCell>
      </TableRow>
      <TableRow id={id}>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open}>
            <Typography variant="body2" sx={{ pb: 2, pl: 5 }}>
              Grown at {lot.altitude} m, {lot.score} points in the last cupping.
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function ExpandableTable() {
  return (
    <Paper>
      <Table aria-label="Lots with details">
        <TableBody>
          {lots.slice(0, 3).map((lot) => (
            <LotRows key={lot.id} lot={lot} />
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
