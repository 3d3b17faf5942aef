import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { NotePopover } from './notePopover';
import { rentals, type Rental } from './rentals';

function NoteCell({ row, tabIndex }: GridRenderCellParams<Rental, string>) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {row.note}
      </Box>
      <Button
        size="small"
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        aria-label={`More about ${row.item}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
      >
        More
      </Button>
      <NotePopover
        rental={row}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}

const columns: GridColDef<Rental>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  {
    field: 'note',
    headerName: 'Note',
    width: 280,
    display: 'flex',
    renderCell: (params) => <NoteCell {...params} />,
  },
];

export default function ExpandableNote() {
  return (
    <Box
      role="region"
      aria-label="Rentals with expandable notes"
      sx={{ height: 320, width: '100%' }}
    >
      <DataGrid rows={rentals} columns={columns} hideFooter />
    </Box>
  );
}
