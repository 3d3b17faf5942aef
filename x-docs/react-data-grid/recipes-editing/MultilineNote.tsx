import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { noteColumn } from './noteColumn';
import { columns as orderColumns, orders, type Order } from './orders';

function NoteInput(params: GridRenderEditCellParams<Order, string>) {
  const { api, id, field, value, hasFocus, colDef } = params;
  const input = React.useRef<HTMLTextAreaElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <InputBase
      multiline
      rows={3}
      fullWidth
      inputRef={input}
      value={value ?? ''}
      onChange={(event) =>
        api.setEditCellValue({ id, field, value: event.target.value })
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.shiftKey) {
          event.stopPropagation();
        }
      }}
      inputProps={{ 'aria-label': colDef.headerName }}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef<Order>[] = [
  ...orderColumns,
  { ...noteColumn, renderEditCell: (params) => <NoteInput {...params} /> },
];

export default function MultilineNote() {
  return (
    <Box
      role="region"
      aria-label="Orders, notes have several lines"
      sx={{ height: 330, width: '100%' }}
    >
      <DataGrid rows={orders} columns={columns} rowHeight={90} hideFooter />
    </Box>
  );
}
